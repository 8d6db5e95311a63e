import { focusables, makeModal, trapFocus } from "~/ui/trapFocus";

/**
 * Enhances the filter's sheet, which opens and closes natively: keeps the focus and screen readers inside while it is
 * open, and sets `aria-expanded` on its button.
 */
export function enhanceFilterSheet(sheet: HTMLElement, signal: AbortSignal): void {
  const opener = document.querySelector(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`);
  let release = () => {};
  opener?.setAttribute("aria-expanded", "false");
  // The release comes before the sheet closes, as the browser then returns the focus to the button, which must not be
  // inert any more.
  sheet.addEventListener("beforetoggle", () => release(), { signal });
  sheet.addEventListener(
    "toggle",
    () => {
      const isOpen = sheet.matches(":popover-open");
      opener?.setAttribute("aria-expanded", String(isOpen));
      if (!isOpen) return;
      release = makeModal(sheet);
      focusables(sheet)[0]?.focus();
    },
    { signal },
  );
  sheet.addEventListener("keydown", (event) => trapFocus(sheet, event), { signal });
  signal.addEventListener("abort", () => release());
}
