const stops = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** Keeps Tab inside an open popover: the first control follows the last one. */
export function trapFocus(popover: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== "Tab" || !popover.matches(":popover-open")) return;
  const all = focusables(popover);
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? all.at(-1) : all[0])?.focus();
}

export function focusables(box: HTMLElement): HTMLElement[] {
  const all = [...box.querySelectorAll<HTMLElement>(stops)];
  return all.filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"),
  );
}

/**
 * Makes everything outside an element inert, as behind a modal dialog, so that neither the keyboard nor a screen
 * reader's own cursor leaves it. Returns a function that ends this.
 */
export function makeModal(box: HTMLElement): () => void {
  const outside: Element[] = [];
  for (let inner: Element = box; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    outside.push(
      ...[...inner.parentElement.children].filter((other) => other !== inner && !other.hasAttribute("inert")),
    );
  }
  for (const element of outside) element.setAttribute("inert", "");
  return () => {
    for (const element of outside) element.removeAttribute("inert");
  };
}
