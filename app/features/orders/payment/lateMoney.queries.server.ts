import { firstOrderState, statesThat } from "~/features/delivery/orderStates";
import type { Db } from "~/platform/database/database.server";
import { dueBounds } from "../orderTransitions";
import { overdueBounds } from "./paymentDue";

/** Reads the ids of unpaid orders that are now to be cancelled, or reminded of the payment, the oldest first. */
export async function readUnpaidIds(db: Db, now: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("orders")
    .where("paid_at", "is", null)
    .where("state", "=", firstOrderState)
    .where((eb) =>
      eb.or(
        dueBounds(now).map(({ paymentId, cancelledUntil, remindedUntil }) =>
          eb.and([
            eb("payment_id", "=", paymentId),
            eb.or([
              eb("placed_at", "<=", cancelledUntil),
              eb.and([eb("placed_at", "<=", remindedUntil), eb("reminded_at", "is", null)]),
            ]),
          ]),
        ),
      ),
    )
    .orderBy("placed_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Reads the ids of orders whose payment may be overdue and that were not reminded of it, the earliest delivered first.
 * Before the shop offers a payment method with payment after the delivery, this query needs an index.
 */
export async function readOverdueIds(db: Db, now: number, limit: number): Promise<string[]> {
  const bounds = overdueBounds(now);
  if (bounds.length === 0) return [];
  const rows = await db
    .selectFrom("orders")
    .where("paid_at", "is", null)
    .where("reminded_at", "is", null)
    .where("withdrawn_at", "is", null)
    .where("state", "in", statesThat("isDelivered"))
    .where((eb) =>
      eb.or(
        bounds.map(({ paymentId, deliveredUntil }) =>
          eb.and([eb("payment_id", "=", paymentId), eb("delivered_at", "<=", deliveredUntil)]),
        ),
      ),
    )
    .orderBy("delivered_at")
    .limit(limit)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks that the order's reminder is sent. Returns false when it was sent already. */
export async function markReminded(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ reminded_at: now })
    .where("id", "=", id)
    .where("reminded_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
