import type { Db } from "~/platform/database/database.server";

import { maxSubmissions } from "./submission";

export type Submission = { cartId: string; key: string; added: number; sentAt: number };

/** Finds the same submission since `after`; undefined when there was none. The caller has locked the cart. */
export async function findSubmission(
  db: Db,
  { cartId, key }: Pick<Submission, "cartId" | "key">,
  after: number,
): Promise<Pick<Submission, "added" | "sentAt"> | undefined> {
  return db
    .selectFrom("cart_submission")
    .where("cart_id", "=", cartId)
    .where("key", "=", key)
    .where("sent_at", ">", after)
    .select(["added", "sent_at as sentAt"])
    .executeTakeFirst();
}

/** Records a submission and deletes those of the cart beyond the newest `maxSubmissions`. */
export async function recordSubmission(db: Db, { cartId, key, added, sentAt }: Submission): Promise<void> {
  await db
    .insertInto("cart_submission")
    .values({ cart_id: cartId, key, added, sent_at: sentAt })
    .onConflict((conflict) => conflict.columns(["cart_id", "key"]).doUpdateSet({ added, sent_at: sentAt }))
    .execute();
  await db
    .deleteFrom("cart_submission")
    .where("cart_id", "=", cartId)
    .where("key", "not in", (eb) =>
      eb
        .selectFrom("cart_submission as newest")
        .where("newest.cart_id", "=", cartId)
        .orderBy("newest.sent_at", "desc")
        .limit(maxSubmissions)
        .select("newest.key"),
    )
    .execute();
}

/**
 * Copies the submissions of a cart that moves to other keys, because a form that was rendered for the old cart may
 * still be submitted.
 */
export async function copySubmissions(db: Db, from: string, to: string): Promise<void> {
  await db
    .insertInto("cart_submission")
    .columns(["cart_id", "key", "added", "sent_at"])
    .expression((eb) =>
      eb
        .selectFrom("cart_submission")
        .where("cart_id", "=", from)
        .select((eb) => [eb.val(to).as("cart_id"), "key", "added", "sent_at"]),
    )
    .execute();
}

/** Deletes at most `limit` submissions from before `before`; returns their number. */
export async function purgeSubmissions(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("cart_submission")
    .where("sent_at", "<=", before)
    .orderBy("sent_at")
    .limit(limit)
    .select(["cart_id", "key"]);
  const { numDeletedRows } = await db
    .deleteFrom("cart_submission")
    .where(({ eb, refTuple }) => eb(refTuple("cart_id", "key"), "in", old.$asTuple("cart_id", "key")))
    .where("sent_at", "<=", before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
