type Point = { left: number; top: number };
type Size = { width: number; height: number };

/** Selects controls, and focusable panels around them. */
const clickable = "a[href], button, input, select, textarea, summary, label, [tabindex='0'], section[tabindex]";
/** Distance in pixels from the window's edges, and between the points that are tested. */
const gap = 16;

/**
 * Returns the first place along the window's edges where a message covers nothing that can be clicked or has the focus;
 * undefined when there is none. `from` is the edge to begin with.
 */
export function freePlace(message: HTMLElement, from: "top" | "bottom"): Point | undefined {
  const size = { width: message.offsetWidth, height: message.offsetHeight };
  return placesOf(size, from).find((place) => isFree(message, place, size));
}

/**
 * Returns the place for a message that must be shown when no place is free: the first one that does not cover the
 * focus.
 */
export function placeBesideFocus(message: HTMLElement, from: "top" | "bottom"): Point | undefined {
  const size = { width: message.offsetWidth, height: message.offsetHeight };
  const focus = focusedPart()?.getBoundingClientRect();
  const isClear = ({ left, top }: Point) =>
    !focus ||
    focus.right < left ||
    focus.left > left + size.width ||
    focus.bottom < top ||
    focus.top > top + size.height;
  const places = placesOf(size, from);
  return places.find(isClear) ?? places[0];
}

/** Returns the focused element; null when the page as a whole has the focus. */
function focusedPart(): Element | null {
  return document.activeElement?.matches("body, main") ? null : document.activeElement;
}

function placesOf({ width, height }: Size, from: "top" | "bottom"): Point[] {
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const edges = { top: Math.max(header, 0) + gap, bottom: innerHeight - height - gap };
  const columns = [(innerWidth - width) / 2, gap, innerWidth - width - gap];
  const rows = from === "top" ? [edges.top, edges.bottom] : [edges.bottom, edges.top];
  return rows.flatMap((top) => columns.map((left) => ({ left, top })));
}

function isFree(message: HTMLElement, { left, top }: Point, { width, height }: Size): boolean {
  for (const x of pointsOf(left, width)) {
    for (const y of pointsOf(top, height)) {
      const under = document.elementsFromPoint(x, y).find((element) => !message.contains(element));
      if (under?.closest(clickable) || focusedPart()?.contains(under ?? null)) return false;
    }
  }
  return true;
}

/** Returns points along a length, including both ends. */
function pointsOf(start: number, length: number): number[] {
  const steps = Math.ceil(length / gap);
  return Array.from({ length: steps + 1 }, (_, step) => start + Math.min(step * gap, length));
}
