import { livenDrawers } from "./livenDrawers";
import { livenSubmenus } from "./livenSubmenus";
import { markScrolling } from "./markScrolling";
import { prefetchLinks } from "./prefetchLinks";

/** What JavaScript adds to the header that came as HTML. It is fetched after the page has become interactive. */
export function livenHeader(header: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  header.dataset.lively = "";
  markScrolling(header, signal);
  livenDrawers(header, signal);
  livenSubmenus(header, signal);
  prefetchLinks(signal);
}
