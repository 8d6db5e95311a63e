/**
 * Leaves links and forms to the browser on a page that could not load all of its code. They then work as they do
 * without scripts, and React updates nothing any more, so the server's markup stays.
 */
export function leaveToBrowser(): void {
  if (isLeftToBrowser()) return;
  document.documentElement.setAttribute(attribute, "");
  // Events reach the window before the document, where React listens.
  window.addEventListener("submit", (event) => event.stopImmediatePropagation(), { capture: true });
}

export function isLeftToBrowser(): boolean {
  return document.documentElement.hasAttribute(attribute);
}

const attribute = "data-bare";
