/** Opens or closes the submenu of an entry, and sets `aria-expanded` on its button. */
export function setOpen(entry: HTMLElement, isOpen: boolean): void {
  entry.toggleAttribute("data-open", isOpen);
  openerOf(entry)?.setAttribute("aria-expanded", String(isOpen));
}

export function openerOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector("[data-opener]");
}

/** Closes the open submenus on Escape and returns the focus to the button. */
export function closeOnEscape(entries: readonly HTMLElement[], signal: AbortSignal): void {
  const close = ({ key }: KeyboardEvent) => {
    if (key !== "Escape") return;
    for (const entry of entries) {
      if (!("open" in entry.dataset)) continue;
      if (entry.contains(document.activeElement)) openerOf(entry)?.focus();
      setOpen(entry, false);
    }
  };
  document.addEventListener("keydown", close, { signal });
}
