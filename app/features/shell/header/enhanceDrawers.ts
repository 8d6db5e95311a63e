import { focusables, trapFocus } from "~/ui/trapFocus";
import { menuId, searchId } from "./popover";

const resizeDebounceMs = 50;

/**
 * Enhances the header's popovers, which open and close natively: sets `aria-expanded` on their buttons, moves and traps
 * the focus, and closes a popover when the window is resized or a link is followed.
 */
export function enhanceDrawers(header: HTMLElement, signal: AbortSignal): void {
  const drawers = [menuId, searchId].map((id) => document.getElementById(id)).filter((drawer) => drawer !== null);
  for (const drawer of drawers) {
    const opener = header.querySelector(`[popovertarget="${drawer.id}"]:not([popovertargetaction])`);
    opener?.setAttribute("aria-expanded", "false");
    drawer.addEventListener(
      "toggle",
      () => {
        const isOpen = drawer.matches(":popover-open");
        opener?.setAttribute("aria-expanded", String(isOpen));
        if (isOpen) focusables(drawer)[0]?.focus();
      },
      { signal },
    );
    drawer.addEventListener("keydown", (event) => trapFocus(drawer, event), { signal });
    drawer.addEventListener("click", ({ target }) => isLink(target) && drawer.hidePopover(), { signal });
  }
  closeOnResize(drawers, signal);
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[href]") !== null;
}

function closeOnResize(drawers: readonly HTMLElement[], signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;
  const close = () => {
    // Only the width counts, as on phones the height changes when the keyboard or the browser's bars appear.
    if (innerWidth === width) return;
    width = innerWidth;
    for (const drawer of drawers) if (drawer.matches(":popover-open")) drawer.hidePopover();
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(close, resizeDebounceMs);
  };
  window.addEventListener("resize", later, { signal });
}
