const hoverDelayMs = 100;

/**
 * Replaces the CSS submenus: hovering opens one after 100 ms and keeps it open 100 ms longer; its button toggles it by
 * keyboard and touch; Escape, a followed link and losing the focus close it.
 */
export function enhanceSubmenus(header: HTMLElement, signal: AbortSignal): void {
  const entries = [...header.querySelectorAll<HTMLElement>("[data-entry]:has(button)")];
  const closers = entries.map((entry) => enhanceSubmenu(entry, signal));
  const closeAll = () => {
    for (const close of closers) close();
  };
  const closeOnLink = ({ target }: Event) => target instanceof Element && target.closest("a") && closeAll();
  header.addEventListener("click", closeOnLink, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeOn(entries), { signal });
}

/** Returns a function that closes the submenu, or cancels its opening. */
function enhanceSubmenu(entry: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isInDrawer = () => entry.closest(":popover-open") !== null;
  const soon = (isOpen: boolean) => (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse" && !isInDrawer()) timer = setTimeout(() => setOpen(entry, isOpen), hoverDelayMs);
  };
  // A submenu that CSS already shows under the pointer, or in which the focus is, stays open.
  const isHovered = entry.matches(":hover") && matchMedia("(hover: hover)").matches && !isInDrawer();
  setOpen(entry, !isInDrawer() && (isFocused(entry) || (isHovered && isShown(entry))));
  if (isHovered && !("open" in entry.dataset)) timer = setTimeout(() => setOpen(entry, true), hoverDelayMs);
  entry.addEventListener("pointerenter", soon(true), { signal });
  entry.addEventListener("pointerleave", soon(false), { signal });
  buttonOf(entry)?.addEventListener("click", () => setOpen(entry, !("open" in entry.dataset)), { signal });
  entry.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      const isElsewhere = relatedTarget instanceof Node && !entry.contains(relatedTarget);
      if (isElsewhere && !isInDrawer()) setOpen(entry, false);
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    setOpen(entry, false);
  };
}

function closeOn(entries: readonly HTMLElement[]) {
  for (const entry of entries) {
    if (!("open" in entry.dataset)) continue;
    if (entry.contains(document.activeElement)) buttonOf(entry)?.focus();
    setOpen(entry, false);
  }
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

function setOpen(entry: HTMLElement, isOpen: boolean) {
  entry.toggleAttribute("data-open", isOpen);
  buttonOf(entry)?.setAttribute("aria-expanded", String(isOpen));
}

function buttonOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector("button");
}
