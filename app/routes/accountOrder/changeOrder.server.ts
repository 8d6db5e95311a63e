import { data } from "@remix-run/node";

import { accountOrderAddress, addressOf } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { cancelOwnOrder } from "~/features/orders/cancelOrder.server";
import { carrierReviewForm } from "~/features/orders/carrierReview/carrierReview.form";
import { reviewCarrier } from "~/features/orders/carrierReview/reviewCarrier.server";
import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import { type ReorderResult, reorder } from "~/features/orders/reorder.server";
import { type Notice, namesIn } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { CustomerVisit } from "~/visit/access.server";
import type { goToGateway } from "~/visit/payOrder.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";

export type OrderVisit = { visit: CustomerVisit; id: string };

export async function cancelAction(order: OrderVisit): Promise<never> {
  const cancelled = await cancelOwnOrder(order.visit, order.visit.customer.id, order.id);
  if (!cancelled.ok && cancelled.reason === "unknown") return throwNotFound();
  const tone = cancelled.ok ? "good" : "alert";
  return backToOrder(order, { tone, key: cancelled.ok ? "orderCancelled" : "orderTooLate", values: {} });
}

/** Pays the customer's own order; `way` is the kind of payment. */
export async function payAction({ visit, id }: OrderVisit, way: typeof goToGateway): Promise<Response> {
  const found = await findCustomerOrder(visit.db, visit.customer.id, id);
  if (!found) return throwNotFound();
  return way({ visit, orderId: found.id, page: accountOrderAddress(visit.locale, { id }) });
}

/** Adds the order's lines to the cart of the page's shop version, at today's prices. */
export async function reorderAction(order: OrderVisit): Promise<never> {
  const { visit, id } = order;
  const { db, now } = visit;
  const found = await findCustomerOrder(db, visit.customer.id, id);
  if (!found) return throwNotFound();
  const owner = { customerId: visit.customer.id, locale: visit.locale };
  const reordered = await reorder(db, owner, found.lines, now());
  const place = reordered.addedLines > 0 ? addressOf("cart", visit.locale) : undefined;
  return backToOrder(order, reorderNotice(reordered), place);
}

function reorderNotice({ addedLines, missingNames, leftNames }: ReorderResult): Notice {
  const name = namesIn(missingNames);
  if (leftNames.length > 0) {
    const left = { name: namesIn(leftNames), most: maxLines };
    if (missingNames.length === 0) return { tone: "alert", key: "cartLinesLeft", values: left };
    return { tone: "alert", key: "reorderedLinesLeft", values: { ...left, missing: name } };
  }
  if (missingNames.length === 0) return { tone: "good", key: "reordered", values: {} };
  return { tone: "alert", key: addedLines > 0 ? "reorderedPartly" : "reorderedNothing", values: { name } };
}

export async function reviewCarrierAction(order: OrderVisit, typed: FormData) {
  const { visit, id } = order;
  const submission = parseForm(typed, carrierReviewForm);
  if (submission.status !== "success") {
    markRefused(visit.context);
    return data({ reply: submission.reply(), refusedAt: visit.now() }, { status: 422 });
  }
  const reviewed = await reviewCarrier(visit, visit.customer.id, id, submission.value);
  if (!reviewed.ok && reviewed.reason === "unknown") return throwNotFound();
  const tone = reviewed.ok ? "good" : "alert";
  return backToOrder(order, { tone, key: reviewed.ok ? "reviewed" : "reviewRefused", values: {} });
}

async function backToOrder({ visit, id }: OrderVisit, notice: Notice, place?: string): Promise<never> {
  throw await redirectWithNotice(visit, place ?? accountOrderAddress(visit.locale, { id }), notice);
}

export function throwNotFound(): never {
  throw data({ elsewhere: null }, { status: 404 });
}
