import { type RefObject, useEffect } from "react";

type Watched = EventTarget & Partial<Pick<Element, "matches">>;

/**
 * Calls `leave` after `ms` milliseconds without pointer or focus on the element, because a message that disappears by
 * itself must wait for its reader (WCAG 2.2.1). A pointer that happens to rest where the message appears does not read
 * it, so the pointer counts only once it moves there. Returns a function that cancels this.
 */
export function autoDismissWhenIdle(element: Watched, ms: number, leave: () => void): () => void {
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
  element.addEventListener("pointermove", touch("pointer"), given);
  element.addEventListener("pointerleave", release("pointer"), given);
  element.addEventListener("focusin", touch("focus"), given);
  element.addEventListener("focusout", release("focus"), given);
  return () => {
    clearTimeout(timer);
    given.abort();
  };
}

/** Returns "focus" when the element already has the focus before the listeners are added. */
function touchesOf(element: Watched): string[] {
  return element.matches?.(":focus-within") ? ["focus"] : [];
}

/** Runs `autoDismissWhenIdle` as a hook; with `ms` null the element stays. */
export function useAutoDismiss(element: RefObject<Element | null>, ms: number | null, leave: () => void): void {
  useEffect(() => {
    if (ms === null || !element.current) return;
    return autoDismissWhenIdle(element.current, ms, leave);
  }, [element, ms, leave]);
}
