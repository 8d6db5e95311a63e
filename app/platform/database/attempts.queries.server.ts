import { sql } from "kysely";

import type { Db } from "./database.server";
import { hashOfSecret } from "./ids.server";

/**
 * Counts attempts at what must not be tried without end. The counts live in the database, so that all processes of the
 * shop share them and a restart forgets none. Keys are hashed: nobody's address is kept here.
 */

export type Limit = { most: number; withinMs: number };

/** Counts one more attempt; false when there have been more than `most` since the first of this stretch of time. */
export async function countAttempt(db: Db, key: string, { most, withinMs }: Limit, now: number): Promise<boolean> {
  const resetsAt = now + withinMs;
  const isOver = sql<boolean>`attempt_count.resets_at <= ${now}`;
  const row = await db
    .insertInto("attempt_count")
    .values({ key: hashOfSecret(key), attempts: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        attempts: sql<number>`case when ${isOver} then 1 else attempt_count.attempts + 1 end`,
        resets_at: sql<number>`case when ${isOver} then ${resetsAt} else attempt_count.resets_at end`,
      }),
    )
    .returning("attempts")
    .executeTakeFirstOrThrow();
  return row.attempts <= most;
}

/** Starts counting anew, as after a success. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempt_count").where("key", "=", hashOfSecret(key)).execute();
}

/** Removes counts whose time is over. */
export async function sweepAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom("attempt_count").where("resets_at", "<=", now).execute();
}
