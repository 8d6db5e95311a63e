import { closeOnEscape, openerOf, setOpen } from "./openEntry";

const hoverDelayMs = 100;

/**
 * Replaces the CSS submenus of the row. Hovering opens a submenu after 100 ms and keeps it open 100 ms longer; its
 * link, now a button, toggles it by keyboard and touch; Escape, following a link and losing the focus close it.
 */
export function enhanceSubmenus(header: HTMLElement, signal: AbortSignal): void {
  const entries = [...header.querySelectorAll<HTMLElement>("[data-entry]:has([data-opener])")];
  const closers = entries.map((entry) => enhanceSubmenu(entry, signal));
  const closeOnLink = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a:not([data-opener])")) for (const close of closers) close();
  };
  header.addEventListener("click", closeOnLink, { signal });
  closeOnEscape(entries, signal);
}

/** Enhances one submenu. Returns a function that closes it, or cancels its opening. */
function enhanceSubmenu(entry: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (isOpen: boolean) => (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse") timer = setTimeout(() => setOpen(entry, isOpen), hoverDelayMs);
  };
  // A submenu stays open if CSS already shows it under the pointer, or if the focus is in it.
  const isHovered = entry.matches(":hover") && matchMedia("(hover: hover)").matches;
  setOpen(entry, isFocused(entry) || (isHovered && isShown(entry)));
  if (isHovered && !("open" in entry.dataset)) timer = setTimeout(() => setOpen(entry, true), hoverDelayMs);
  entry.addEventListener("pointerenter", soon(true), { signal });
  entry.addEventListener("pointerleave", soon(false), { signal });
  makeButton(entry, signal);
  entry.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof Node && !entry.contains(relatedTarget);
      if (isElsewhere) setOpen(entry, false);
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    setOpen(entry, false);
  };
}

/**
 * Turns the link into a button that toggles the submenu, which the link would only show in the whole menu. Buttons also
 * react to the space bar.
 */
function makeButton(entry: HTMLElement, signal: AbortSignal): void {
  const opener = openerOf(entry);
  const toggle = (event: Event) => {
    event.preventDefault();
    setOpen(entry, !("open" in entry.dataset));
  };
  opener?.setAttribute("role", "button");
  opener?.addEventListener("click", toggle, { signal });
  opener?.addEventListener("keydown", (event) => event.key === " " && toggle(event), { signal });
}

function isFocused(entry: HTMLElement): boolean {
  return submenuOf(entry)?.contains(document.activeElement) ?? false;
}

function isShown(entry: HTMLElement): boolean {
  const submenu = submenuOf(entry);
  return submenu !== null && getComputedStyle(submenu).visibility === "visible";
}

function submenuOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector("[data-submenu]");
}
