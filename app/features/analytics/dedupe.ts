/** Number of events remembered; older ones are unlikely to recur. */
const maxEntries = 50;

/**
 * Returns true the first time that an event with this id occurs: for purchases in this browser, otherwise in this tab.
 * Always true when the browser's storage is not available.
 */
export function isFirstTime(event: string, id: string): boolean {
  const key = "analytics.once";
  try {
    const storage = event === "purchase" ? localStorage : sessionStorage;
    const stored = (storage.getItem(key) ?? "").split("\n");
    const entry = `${event}:${id}`;
    if (stored.includes(entry)) return false;
    storage.setItem(key, [entry, ...stored].slice(0, maxEntries).join("\n"));
    return true;
  } catch {
    return true;
  }
}
