import { inOneDeed, type OrderDesk } from "../orderDesk.server";
import { isRateable } from "../orderMoves";
import { lockOrder } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { type CarrierReview, insertReview } from "./carrierReview.queries.server";

export type Reviewed = { ok: true } | { ok: false; reason: "unknown" | "not-closed" | "reviewed-already" };

/** The customer's own closed order, once. */
export async function reviewCarrier(
  desk: OrderDesk,
  customerId: string,
  id: string,
  review: CarrierReview,
): Promise<Reviewed> {
  return inOneDeed(desk, async ({ db, now }) => {
    const order = (await lockOrder(db, id, customerId)) ? await findOrder(db, id) : undefined;
    if (!order) return { ok: false, reason: "unknown" };
    if (!isRateable(order)) return { ok: false, reason: "not-closed" };
    return (await insertReview(db, id, review, now())) ? { ok: true } : { ok: false, reason: "reviewed-already" };
  });
}
