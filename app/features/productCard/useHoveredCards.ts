import { type PointerEvent, useState } from "react";

/**
 * Tracks which cards a mouse has hovered over: only those get their second picture. Browsers without scripts load even
 * lazy pictures at once, so the server does not render it.
 */
export function useHoveredCards() {
  const [ids, setIds] = useState<readonly number[]>([]);
  function onPointerOver({ target, pointerType }: PointerEvent) {
    if (pointerType !== "mouse" || !(target instanceof Element)) return;
    const id = Number(target.closest("li[id]")?.id.slice(2));
    if (id && !ids.includes(id)) setIds([...ids, id]);
  }
  return { hoveredIds: ids, onPointerOver };
}
