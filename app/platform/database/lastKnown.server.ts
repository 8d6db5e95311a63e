import { LRUCache } from "lru-cache";
import type { Db } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";

const maxResults = 10_000;

/**
 * Wraps a read: it queries the database each time, and while the database is unavailable it returns the last result of
 * the same read in this process. It keeps 10,000 results for each database, keyed by the arguments; the least recently
 * used are dropped first.
 */
export function lastKnown<Args extends readonly unknown[], Result>(
  read: (db: Db, ...args: Args) => Promise<Result>,
): (db: Db, ...args: Args) => Promise<Result> {
  const known = new WeakMap<Db, LRUCache<string, { result: Result }>>();
  return async (db, ...args) => {
    const ofDb = known.get(db) ?? new LRUCache<string, { result: Result }>({ max: maxResults });
    known.set(db, ofDb);
    const key = JSON.stringify(args);
    try {
      const result = await read(db, ...args);
      ofDb.set(key, { result });
      return result;
    } catch (error) {
      const last = isDatabaseUnavailable(error) ? ofDb.get(key) : undefined;
      if (!last) throw error;
      return last.result;
    }
  };
}
