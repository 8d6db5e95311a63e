import { prefetchLinks } from "~/platform/workarounds/prefetchLinks";
import { enhanceDrawers } from "./enhanceDrawers";
import { enhanceSubmenus } from "./enhanceSubmenus";
import { markScrolling } from "./markScrolling";

/** Enhances the server-rendered header. Loaded after the page has become interactive. */
export function enhanceHeader(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  markScrolling(header, signal);
  enhanceDrawers(header, signal);
  enhanceSubmenus(header, signal);
  // Only now, as it ends what CSS shows under the pointer: the submenus have taken that over.
  header.dataset.enhanced = "";
  if (!import.meta.env.PLAIN_prefetchLinks) prefetchLinks(signal);
}
