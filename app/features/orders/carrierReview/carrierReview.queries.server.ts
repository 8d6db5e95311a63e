import type { Db } from "~/platform/database/database.server";

/** The customer's review of the courier, which only staff see (decision 69). */
export type CarrierReview = {
  /** A whole number from 1 to 5. */
  stars: number;
  /** The text has at most 1000 characters and may be empty. */
  body: string;
};

export async function readReview(db: Db, orderId: string): Promise<CarrierReview | undefined> {
  return db.selectFrom("carrier_review").where("order_id", "=", orderId).select(["stars", "body"]).executeTakeFirst();
}

/** Stores the review of an order. Returns false when the order has one already. */
export async function insertReview(db: Db, orderId: string, review: CarrierReview, now: number): Promise<boolean> {
  const row = await db
    .insertInto("carrier_review")
    .values({ order_id: orderId, ...review, created_at: now })
    .onConflict((conflict) => conflict.column("order_id").doNothing())
    .returning("order_id")
    .executeTakeFirst();
  return row !== undefined;
}
