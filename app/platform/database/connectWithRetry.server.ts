import pg from "pg";

import { DatabaseAway } from "./databaseAway.server";

/** While no connection can be made, it is tried again so often. */
const restMs = 200;

/**
 * While no connection can be made, one caller at a time tries again, and the others get the error of the last attempt
 * at once: they would only wait in a row. The first attempt that succeeds lets all in again. `hasNone` tells whether
 * there is no connection at all; else the others can be lent.
 */
export function connectPatiently<Client>(
  connect: () => Promise<Client>,
  hasNone: () => boolean,
): () => Promise<Client> {
  let failure: DatabaseAway | undefined;
  let restsUntil = 0;
  let isTrying = false;
  const tryOnce = async () => {
    try {
      const client = await connect();
      failure = undefined;
      return client;
    } catch (error) {
      // With a code of its own it comes from a database that is there, so that trying costs nobody time.
      if (error instanceof pg.DatabaseError) throw error;
      const away = new DatabaseAway(error);
      // While there are others, it was only a wait for one of them.
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
