import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { accountOrderAddress, addressOf } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { cancelOwnOrder } from "~/features/orders/cancelOrder.server";
import { reviewCarrier } from "~/features/orders/carrierReview/reviewCarrier.server";
import { carrierReviewForm } from "~/features/orders/carrierReview.form";
import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import { type ReorderResult, reorder } from "~/features/orders/reorder.server";
import { type Notice, namesIn, noticeCookie } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import type { CustomerVisit } from "~/visit/access.server";
import type { goToGateway } from "~/visit/payOrder.server";

export type OrderVisit = { context: AppLoadContext; visit: CustomerVisit; id: string };

export async function cancelAction(order: OrderVisit): Promise<never> {
  const cancelled = await cancelOwnOrder(worldOf(order.context), order.visit.customer.id, order.id);
  if (!cancelled.ok && cancelled.reason === "unknown") return throwNotFound();
  const tone = cancelled.ok ? "good" : "alert";
  return redirectWithNotice(order, { tone, key: cancelled.ok ? "orderCancelled" : "orderTooLate", values: {} });
}

/** Pays the customer's own order; `way` is the kind of payment. */
export async function payAction({ context, visit, id }: OrderVisit, way: typeof goToGateway): Promise<Response> {
  const found = await findCustomerOrder(worldOf(context).db, visit.customer.id, id);
  if (!found) return throwNotFound();
  return way({ context, orderId: found.id, page: accountOrderAddress(visit.locale, { id }) });
}

/** Adds the order's lines to the cart of the page's shop version, at today's prices. */
export async function reorderAction(order: OrderVisit): Promise<never> {
  const { context, visit, id } = order;
  const { db, now } = worldOf(context);
  const found = await findCustomerOrder(db, visit.customer.id, id);
  if (!found) return throwNotFound();
  const owner = { customerId: visit.customer.id, locale: visit.locale };
  const reordered = await reorder(db, owner, found.lines, now());
  const place = reordered.addedLines > 0 ? addressOf("cart", visit.locale) : undefined;
  return redirectWithNotice(order, reorderNotice(reordered), place);
}

function reorderNotice({ addedLines, missingNames, isFull }: ReorderResult): Notice {
  if (missingNames.length === 0) return { tone: "good", key: "reordered", values: {} };
  const key = isFull ? "cartLinesLeft" : addedLines > 0 ? "reorderedPartly" : "reorderedNothing";
  return { tone: "alert", key, values: { name: namesIn(missingNames), most: maxLines } };
}

export async function reviewCarrierAction(order: OrderVisit, typed: FormData) {
  const { context, visit, id } = order;
  const world = worldOf(context);
  const submission = parseForm(typed, carrierReviewForm);
  if (submission.status !== "success") {
    markRefused(context);
    return data({ reply: submission.reply(), refusedAt: world.now() }, { status: 422 });
  }
  const reviewed = await reviewCarrier(world, visit.customer.id, id, submission.value);
  if (!reviewed.ok && reviewed.reason === "unknown") return throwNotFound();
  const tone = reviewed.ok ? "good" : "alert";
  return redirectWithNotice(order, { tone, key: reviewed.ok ? "reviewed" : "reviewRefused", values: {} });
}

async function redirectWithNotice({ context, visit, id }: OrderVisit, notice: Notice, place?: string): Promise<never> {
  const headers = { "Set-Cookie": await noticeCookie(notice, worldOf(context).environment) };
  throw redirect(place ?? accountOrderAddress(visit.locale, { id }), { status: 303, headers });
}

export function throwNotFound(): never {
  throw data({ elsewhere: null }, { status: 404 });
}
