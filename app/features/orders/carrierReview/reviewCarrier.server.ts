import { inTransaction, type OrderDeps } from "../orderDeps.server";
import { lockOrder } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { isRateable } from "../orderTransitions";
import { type CarrierReview, insertReview } from "./carrierReview.queries.server";

export type ReviewCarrierResult = { ok: true } | { ok: false; reason: "unknown" | "not-closed" | "reviewed-already" };

/** Stores the review of the courier of the customer's own closed order. An order can be reviewed once. */
export async function reviewCarrier(
  deps: OrderDeps,
  customerId: string,
  id: string,
  review: CarrierReview,
): Promise<ReviewCarrierResult> {
  return inTransaction(deps, async ({ db, now }) => {
    const order = (await lockOrder(db, id, customerId)) ? await findOrder(db, id) : undefined;
    if (!order) return { ok: false, reason: "unknown" };
    if (!isRateable(order)) return { ok: false, reason: "not-closed" };
    return (await insertReview(db, id, review, now())) ? { ok: true } : { ok: false, reason: "reviewed-already" };
  });
}
