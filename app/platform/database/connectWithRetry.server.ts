import pg from "pg";

import { DatabaseUnavailable } from "./databaseUnavailable.server";

/** Pause between attempts while no connection can be made. */
const restMs = 200;

/**
 * Connects to the database. While no connection can be made, one caller at a time retries, and the others get the error
 * of the last attempt at once instead of queueing. After the first success all callers connect again. `hasNone` returns
 * true when the pool has no connection at all; otherwise the existing ones can be used.
 */
export function connectWithRetry<Client>(
  connect: () => Promise<Client>,
  hasNone: () => boolean,
): () => Promise<Client> {
  let failure: DatabaseUnavailable | undefined;
  let restsUntil = 0;
  let isTrying = false;
  const tryOnce = async () => {
    try {
      const client = await connect();
      failure = undefined;
      return client;
    } catch (error) {
      // An error with a code comes from a reachable database, so retrying costs no time.
      if (error instanceof pg.DatabaseError) throw error;
      const away = new DatabaseUnavailable(error);
      // While the pool has connections, this was only a timeout waiting for one of them.
      if (hasNone()) failure = away;
      restsUntil = performance.now() + restMs;
      throw away;
    }
  };
  return async () => {
    if (!failure || !hasNone()) return tryOnce();
    if (isTrying || performance.now() < restsUntil) throw failure;
    isTrying = true;
    return tryOnce().finally(() => {
      isTrying = false;
    });
  };
}
