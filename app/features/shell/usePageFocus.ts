import { useLocation } from "@remix-run/react";
import { useEffect } from "react";

import { isOtherPage, type PageAddress } from "./isOtherPage";
import { keepFocus } from "./keepFocus";

/**
 * The page shown last; set only in the browser. It is outside the component, as an error page and the simple layout
 * replace the shell.
 */
let shown: PageAddress | undefined;

/**
 * Moves the focus after a client-side navigation, which the browser does only when it loads a page: to the new page's
 * heading, or, if the page stays, to what stands beside the removed control (WCAG 2.4.3). A heading that gets the focus
 * is also read out (4.1.3).
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

/**
 * Focuses the page's heading. If the page's code is still loading, it waits for the heading. Returns a function that
 * stops this.
 */
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

/** True while an open dialog or the summary of a refused form must keep the focus. */
function isFocusTaken(): boolean {
  const { activeElement } = document;
  return document.querySelector("dialog:modal") !== null || activeElement?.closest("[role=alert]") != null;
}

/**
 * Focuses an element. Scrolling is left to the scroll restoration. After a press of the pointer no focus ring is shown,
 * as none was shown before.
 */
function focusOn(selector: string): boolean {
  const target = document.querySelector<HTMLElement>(selector);
  if (target && !target.hasAttribute("tabindex")) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
  return target !== null;
}
