import { minuteMs } from "~/platform/time/durations";

const storageKey = "chunk.reloadedAt";

/** True at most once a minute (decision 82), and then records the time. Also false without storage. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  try {
    const reloadedAt = Number(storage.getItem(storageKey) ?? Number.NEGATIVE_INFINITY);
    if (now - reloadedAt < minuteMs) return false;
    storage.setItem(storageKey, String(now));
    return true;
  } catch {
    return false;
  }
}
