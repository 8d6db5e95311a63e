export type PageAddress = { pathname: string; search: string };

/** Parameters that select which content a page has, not how it is shown. */
const subjects = ["q", "sekce"];

/**
 * Returns whether a visitor sees another page after the address has changed. A different filter, order or choice shows
 * the same page. Other words of a search make another page, and so does another page number of a list when nothing else
 * has changed.
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
