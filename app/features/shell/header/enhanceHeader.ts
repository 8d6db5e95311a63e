import { prefetchLinks } from "~/platform/workarounds/prefetchLinks";
import { enhanceDrawers } from "./enhanceDrawers";
import { enhanceSubmenus } from "./enhanceSubmenus";
import { foldSubmenus } from "./foldSubmenus";
import { markScrolling } from "./markScrolling";
import { menuId } from "./popover";

/** Enhances the server-rendered header; its code is loaded after the page has become interactive. */
export function enhanceHeader(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  markScrolling(header, signal);
  enhanceDrawers(header, signal);
  enhanceSubmenus(header, signal);
  // The mark is set last, as it hides what CSS shows under the pointer; by then the submenus have taken over from CSS.
  header.dataset.enhanced = "";
  const menu = document.getElementById(menuId);
  if (menu) {
    menu.dataset.enhanced = "";
    foldSubmenus(menu, signal);
  }
  if (!import.meta.env.PLAIN_prefetchLinks) prefetchLinks(signal);
}
