import type { Db } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";

const maxResults = 10_000;

/**
 * Reads each time; while the database is unavailable, returns the last result of the same read in this process. Keeps
 * the newest 10,000 results for each database, by arguments.
 */
export function lastKnown<Args extends readonly unknown[], Result>(
  read: (db: Db, ...args: Args) => Promise<Result>,
): (db: Db, ...args: Args) => Promise<Result> {
  const known = new WeakMap<Db, Map<string, { result: Result }>>();
  return async (db, ...args) => {
    const ofDb = known.get(db) ?? new Map<string, { result: Result }>();
    known.set(db, ofDb);
    const key = JSON.stringify(args);
    try {
      const result = await read(db, ...args);
      ofDb.delete(key);
      ofDb.set(key, { result });
      const [oldest] = ofDb.keys();
      if (ofDb.size > maxResults && oldest !== undefined) ofDb.delete(oldest);
      return result;
    } catch (error) {
      const last = isDatabaseUnavailable(error) ? ofDb.get(key) : undefined;
      if (!last) throw error;
      return last.result;
    }
  };
}
