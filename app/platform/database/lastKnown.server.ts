import type { Db } from "./database.server";
import { isDatabaseAway } from "./databaseAway.server";

const most = 10_000;

/**
 * Reads each time; while the database is away, gives what the same read gave last in this process. Keeps the newest
 * 10,000 answers for each database, by what was asked.
 */
export function lastKnown<Asked extends readonly unknown[], Result>(
  read: (db: Db, ...asked: Asked) => Promise<Result>,
): (db: Db, ...asked: Asked) => Promise<Result> {
  const known = new WeakMap<Db, Map<string, { result: Result }>>();
  return async (db, ...asked) => {
    const ofDb = known.get(db) ?? new Map<string, { result: Result }>();
    known.set(db, ofDb);
    const key = JSON.stringify(asked);
    try {
      const result = await read(db, ...asked);
      ofDb.delete(key);
      ofDb.set(key, { result });
      const [oldest] = ofDb.keys();
      if (ofDb.size > most && oldest !== undefined) ofDb.delete(oldest);
      return result;
    } catch (error) {
      const last = isDatabaseAway(error) ? ofDb.get(key) : undefined;
      if (!last) throw error;
      return last.result;
    }
  };
}
