const noted = "chunk.reloadedAt";
const oneMinuteMs = 60_000;

/** True at most once a minute (decision 82), and notes it; false, too, where the browser keeps nothing. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const reloadedAt = Number(storage.getItem(noted) ?? Number.NEGATIVE_INFINITY);
    if (now - reloadedAt < oneMinuteMs) return false;
    storage.setItem(noted, String(now));
    return true;
  } catch {
    return false;
  }
}
