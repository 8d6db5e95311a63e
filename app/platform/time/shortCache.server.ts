import type { Db } from "../database/database.server";
import { isDatabaseAway } from "../database/databaseAway.server";

const keptMs = 1_000;

/**
 * Keeps what a query gave for one second, apart for each database and key: what every page reads, such as settings and
 * the category tree, is then read once a second and not once a request. A change shows itself a second later at most.
 * While the database is away, what it gave last stays.
 */
export function briefly<Key, Result>(
  read: (db: Db, key: Key) => Promise<Result>,
): (db: Db, key: Key) => Promise<Result> {
  const kept = new WeakMap<Db, Map<Key, { at: number; result: Promise<Result> }>>();
  return (db, key) => {
    const ofDb = kept.get(db) ?? new Map();
    kept.set(db, ofDb);
    const entry = ofDb.get(key);
    if (entry && performance.now() - entry.at < keptMs) return entry.result;
    const result = read(db, key).catch((error: unknown) => {
      if (!entry || !isDatabaseAway(error)) throw error;
      return entry.result;
    });
    ofDb.set(key, { at: performance.now(), result });
    result.catch(() => ofDb.delete(key));
    return result;
  };
}
