import { type RefObject, useEffect } from "react";

type Watched = EventTarget & Partial<Pick<Element, "matches">>;

/**
 * Calls `leave` once `ms` milliseconds have passed in which the element had neither pointer nor focus: a message that
 * goes by itself waits for whoever reads it (WCAG 2.2.1). Answers what gives it up.
 */
export function whenUntouched(element: Watched, ms: number, leave: () => void): () => void {
  const touches = new Set(touchesOf(element));
  const given = new AbortController();
  let left = ms;
  let since = performance.now();
  let timer = touches.size > 0 ? undefined : setTimeout(leave, left);
  const touch = (kind: string) => () => {
    if (touches.size === 0) left -= performance.now() - since;
    touches.add(kind);
    clearTimeout(timer);
  };
  const release = (kind: string) => () => {
    if (!touches.delete(kind) || touches.size > 0) return;
    since = performance.now();
    timer = setTimeout(leave, Math.max(left, 0));
  };
  element.addEventListener("pointerenter", touch("pointer"), given);
  element.addEventListener("pointerleave", release("pointer"), given);
  element.addEventListener("focusin", touch("focus"), given);
  element.addEventListener("focusout", release("focus"), given);
  return () => {
    clearTimeout(timer);
    given.abort();
  };
}

/** Who rests where a message comes has entered it before anybody listens. */
function touchesOf(element: Watched): string[] {
  return [
    ...(element.matches?.(":hover") ? ["pointer"] : []),
    ...(element.matches?.(":focus-within") ? ["focus"] : []),
  ];
}

/** The same for a component; null stays. */
export function useLeaving(element: RefObject<Element | null>, ms: number | null, leave: () => void): void {
  useEffect(() => {
    if (ms === null || !element.current) return;
    return whenUntouched(element.current, ms, leave);
  }, [element, ms, leave]);
}
