import { type PointerEvent, useState } from "react";

/**
 * Which cards a mouse has rested on: only those get their second picture. Browsers without a script fetch even lazy
 * pictures at once, so it is not in the page that the server sends.
 */
export function useRestedOn() {
  const [ids, setIds] = useState<readonly number[]>([]);
  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const id = Number(target.closest("li[id]")?.id.slice(2));
    if (id && !ids.includes(id)) setIds([...ids, id]);
  }
  return { restedOn: ids, onPointerOver };
}
