const hoverDelayMs = 100;

/**
 * Takes the submenus over from the style sheet: a mouse opens one after 100 ms and leaves it open 100 ms longer; its
 * button opens and closes it by key and touch; Escape, another page and a focus that moves on close it.
 */
export function livenSubmenus(header: HTMLElement, signal: AbortSignal): void {
  const entries = [...header.querySelectorAll<HTMLElement>("[data-entry]:has(button)")];
  const closers = entries.map((entry) => livenEntry(entry, signal));
  const closeAll = () => {
    for (const close of closers) close();
  };
  const closeOnLink = ({ target }: Event) => target instanceof Element && target.closest("a") && closeAll();
  header.addEventListener("click", closeOnLink, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeOn(entries), { signal });
}

/** Gives what closes the submenu, also one that is about to open. */
function livenEntry(entry: HTMLElement, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isInDrawer = () => entry.closest(":popover-open") !== null;
  const soon = (isOpen: boolean) => (event: PointerEvent) => {
    clearTimeout(timer);
    if (event.pointerType === "mouse" && !isInDrawer()) timer = setTimeout(() => setOpen(entry, isOpen), hoverDelayMs);
  };
  // What the style sheet shows already, under a pointer that came before the script, stays.
  setOpen(entry, entry.matches(":hover, :focus-within") && matchMedia("(hover: hover)").matches && !isInDrawer());
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

function setOpen(entry: HTMLElement, isOpen: boolean) {
  entry.toggleAttribute("data-open", isOpen);
  buttonOf(entry)?.setAttribute("aria-expanded", String(isOpen));
}

function buttonOf(entry: HTMLElement): HTMLElement | null {
  return entry.querySelector("button");
}
