export type PageAddress = { pathname: string; search: string };

/** Parameters that select what a page is about, not how it is shown. */
const subjects = ["q", "sekce"];

/**
 * Whether a visitor sees another page after the address has changed. A different filter, order or choice shows the same
 * page; other words of a search make another one, and so does another page of a list when nothing else has changed.
 */
export function isOtherPage(before: PageAddress, after: PageAddress): boolean {
  if (before.pathname !== after.pathname) return true;
  const [left, right] = [new URLSearchParams(before.search), new URLSearchParams(after.search)];
  if (subjects.some((name) => left.get(name) !== right.get(name))) return true;
  const isTurned = left.get("strana") !== right.get("strana");
  left.delete("strana");
  right.delete("strana");
  return isTurned && left.toString() === right.toString();
}
