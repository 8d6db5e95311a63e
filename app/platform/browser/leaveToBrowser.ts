/**
 * Gives links and forms back to the browser, on a page part of whose code did not come: they work as without scripts,
 * and nothing that React holds changes any more, so the server's markup stays.
 */
export function leaveToBrowser(): void {
  if (isLeftToBrowser()) return;
  document.documentElement.setAttribute(attribute, "");
  // React listens at the document, which comes after the window.
  window.addEventListener("submit", (event) => event.stopImmediatePropagation(), { capture: true });
}

export function isLeftToBrowser(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

const attribute = "data-bare";
