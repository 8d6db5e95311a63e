import { sql } from "kysely";

import type { Db } from "./database.server";
import { hashOfSecret } from "./ids.server";

/**
 * Rate limits. The counts live in the database, so that all processes share them and they survive a restart. Keys are
 * stored hashed, so no network address is stored here.
 */

export type Limit = { most: number; windowMs: number };

/** Counts one attempt; returns false when there have been more than `most` since the window began. */
export async function countAttempt(db: Db, key: string, { most, windowMs }: Limit, now: number): Promise<boolean> {
  const resetsAt = now + windowMs;
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

/** Resets the count, for example after a successful sign-in. */
export async function resetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom("attempt_count").where("key", "=", hashOfSecret(key)).execute();
}

/** Removes counts whose window is over. */
export async function purgeExpiredAttempts(db: Db, now: number): Promise<void> {
  await db.deleteFrom("attempt_count").where("resets_at", "<=", now).execute();
}
