import { prefetchLinks } from "../prefetchLinks";
import { livenDrawers } from "./enhanceDrawers";
import { livenSubmenus } from "./enhanceSubmenus";
import { markScrolling } from "./markScrolling";

/** What JavaScript adds to the header that came as HTML. It is fetched after the page has become interactive. */
export function livenHeader(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  header.dataset.lively = "";
  markScrolling(header, signal);
  livenDrawers(header, signal);
  livenSubmenus(header, signal);
  prefetchLinks(signal);
}
