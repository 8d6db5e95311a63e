const storageKey = "chunk.reloadedAt";
const oneMinuteMs = 60_000;

/** True at most once a minute (decision 82), which it records; false, too, without storage. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const reloadedAt = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (now - reloadedAt < oneMinuteMs) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
