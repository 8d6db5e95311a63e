type Point = { left: number; top: number };
type Size = { width: number; height: number };

/** Controls, and the header's panel around some of them. */
const clickable = "a[href], button, input, select, textarea, summary, label, [tabindex='0'], section[tabindex]";
/** Distance from the window's edges, and between the points that are looked at. */
const gap = 16;

/**
 * The first place, of those along the window's edges, where a message covers nothing that can be clicked or has the
 * focus; undefined where there is none. `from` is the edge to begin with.
 */
export function freePlace(message: HTMLElement, from: "top" | "bottom"): Point | undefined {
  const size = { width: message.offsetWidth, height: message.offsetHeight };
  return placesOf(size, from).find((place) => isFree(message, place, size));
}

/** Where a message that must be seen goes when no place is free: the first one that leaves the focus in sight. */
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

/** What has the focus, unless that is the page as a whole. */
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

/** Points along a length, both ends among them. */
function pointsOf(start: number, length: number): number[] {
  const steps = Math.ceil(length / gap);
  return Array.from({ length: steps + 1 }, (_, step) => start + Math.min(step * gap, length));
}
