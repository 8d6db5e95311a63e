import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { isOtherPage, type PageAddress } from "./isOtherPage";
import { keepFocus } from "./keepFocus";

/** Set only in the browser. It outlives the shell, which an error page and the simple layout replace. */
let shown: PageAddress | undefined;

/**
 * Gives the focus a place after a client-side navigation, which the browser does only for whole pages: the new page's
 * heading, or, where the page stays, what stands beside the removed control (WCAG 2.4.3). A heading that takes the
 * focus is also read out (4.1.3).
 */
export function usePageFocus(): void {
  const { pathname, search, hash } = useLocation();
  useEffect(keepFocus, []);
  useEffect(() => {
    const isOther = shown !== undefined && isOtherPage(shown, { pathname, search });
    shown = { pathname, search };
    if (isOther && !hash) return focusHeading();
  }, [pathname, search, hash]);
}

/** A page whose code is still loading has no heading yet; the focus waits for it. Returns a function that stops it. */
function focusHeading(): () => void {
  if (isFocusTaken()) return () => {};
  if (focusOn("main h1")) return () => {};
  focusOn("main");
  const hasMoved = () => !document.activeElement?.matches("body, main");
  const watcher = new MutationObserver(() => {
    if (hasMoved() || focusOn("main h1")) watcher.disconnect();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => watcher.disconnect();
}

/** An open dialog keeps the focus, and so does the summary of a refused form. */
function isFocusTaken(): boolean {
  const { activeElement } = document;
  return document.querySelector("dialog:modal") !== null || activeElement?.closest("[role=alert]") != null;
}

/** Scrolling is left to the scroll restoration. A press of the pointer shows no ring, as none was shown before. */
function focusOn(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target !== null;
}
