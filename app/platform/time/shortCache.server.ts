import type { Db } from "../database/database.server";
import { isDatabaseUnavailable } from "../database/databaseUnavailable.server";

const keptMs = 1_000;

/**
 * Caches a query's result for one second, per database and key. What every page reads, such as settings and the
 * category tree, is then read once a second instead of once a request. A change appears at most a second later. While
 * the database is unavailable, the last result is kept.
 */
export function cachedForASecond<Key, Result>(
  read: (db: Db, key: Key) => Promise<Result>,
): (db: Db, key: Key) => Promise<Result> {
  const kept = new WeakMap<Db, Map<Key, { at: number; result: Promise<Result> }>>();
  return (db, key) => {
    const ofDb = kept.get(db) ?? new Map();
    kept.set(db, ofDb);
    const entry = ofDb.get(key);
    if (entry && performance.now() - entry.at < keptMs) return entry.result;
    const result = read(db, key).catch((error: unknown) => {
      if (!entry || !isDatabaseUnavailable(error)) throw error;
      return entry.result;
    });
    ofDb.set(key, { at: performance.now(), result });
    result.catch(() => ofDb.delete(key));
    return result;
  };
}
