import { hover } from "./Header.css";

/** Pixels of the header's height that scrolling leaves before its look changes (specification 4). */
const marginPx = 55;

/** Gives the header its hover style once the page is scrolled past its height minus 55 px. */
export function markScrolling(header: HTMLElement, signal: AbortSignal): void {
  const mark = () => header.classList.toggle(hover, scrollY > header.offsetHeight - marginPx);
  window.addEventListener("scroll", mark, { passive: true, signal });
  mark();
}
