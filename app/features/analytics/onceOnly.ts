/** As many as are kept; an older one will hardly be met again. */
const mostKept = 50;

/**
 * True the first time that this event of this thing is asked about: orders in this browser, everything else in this tab.
 * Where the browser keeps nothing, nothing is known to have been.
 */
export function isFirst(event: string, of: string): boolean {
  const key = "analytics.once";
  try {
    const storage = event === "purchase" ? localStorage : sessionStorage;
    const kept = (storage.getItem(key) ?? "").split("\n");
    const one = `${event}:${of}`;
    if (kept.includes(one)) return false;
    storage.setItem(key, [one, ...kept].slice(0, mostKept).join("\n"));
    return true;
  } catch {
    return true;
  }
}
