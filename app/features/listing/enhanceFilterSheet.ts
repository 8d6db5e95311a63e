import { focusables, makeModal, trapFocus } from "~/ui/trapFocus";

/**
 * The filter's sheet opens and closes natively. This keeps the focus and screen readers inside while it is open, and
 * says on its button that it is.
 */
export function enhanceFilterSheet(sheet: HTMLElement, signal: AbortSignal): void {
  const opener = document.querySelector(`[popovertarget="${sheet.id}"]:not([popovertargetaction])`);
  let release = () => {};
  opener?.setAttribute("aria-expanded", "false");
  // Before it closes, as the browser gives the focus back to the button, which must not be inert any more.
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
