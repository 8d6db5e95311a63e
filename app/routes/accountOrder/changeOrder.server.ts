import { type AppLoadContext, data, redirect } from "@remix-run/node";

import { accountOrderAddress, addressOf } from "~/addresses";
import { maxLines } from "~/features/cart/cart";
import { cancelOwnOrder } from "~/features/orders/cancelOrder.server";
import { reviewCarrier } from "~/features/orders/carrierReview/reviewCarrier.server";
import { findCustomerOrder } from "~/features/orders/customerOrders.queries.server";
import { type Reordered, reorder } from "~/features/orders/reorder.server";
import { reviewForm } from "~/features/orders/review.form";
import { leaveNotice, type Notice, namesIn } from "~/platform/http/notice.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import { worldOf } from "~/platform/process/world.server";
import type { CustomerVisit } from "~/visit/access.server";
import type { goToGateway } from "~/visit/payOrder.server";

export type OrderVisit = { context: AppLoadContext; visit: CustomerVisit; id: string };

export async function cancel(order: OrderVisit): Promise<never> {
  const cancelled = await cancelOwnOrder(worldOf(order.context), order.visit.customer.id, order.id);
  if (!cancelled.ok && cancelled.reason === "unknown") return notThere();
  const tone = cancelled.ok ? "good" : "alert";
  return done(order, { tone, key: cancelled.ok ? "orderCancelled" : "orderTooLate", values: {} });
}

/** Only what is the customer's own; `way` is how it is paid. */
export async function pay({ context, visit, id }: OrderVisit, way: typeof goToGateway): Promise<Response> {
  const found = await findCustomerOrder(worldOf(context).db, visit.customer.id, id);
  if (!found) return notThere();
  return way({ context, orderId: found.id, page: accountOrderAddress(visit.locale, { id }) });
}

/** Into the cart of the page's shop version, at today's prices. */
export async function buyAgain(order: OrderVisit): Promise<never> {
  const { context, visit, id } = order;
  const { db, now } = worldOf(context);
  const found = await findCustomerOrder(db, visit.customer.id, id);
  if (!found) return notThere();
  const owner = { customerId: visit.customer.id, locale: visit.locale };
  const reordered = await reorder(db, owner, found.lines, now());
  const place = reordered.addedLines > 0 ? addressOf("cart", visit.locale) : undefined;
  return done(order, reorderNotice(reordered), place);
}

function reorderNotice({ addedLines, missingNames, isFull }: Reordered): Notice {
  if (missingNames.length === 0) return { tone: "good", key: "reordered", values: {} };
  const key = isFull ? "cartLinesLeft" : addedLines > 0 ? "reorderedPartly" : "reorderedNothing";
  return { tone: "alert", key, values: { name: namesIn(missingNames), most: maxLines } };
}

export async function rateCourier(order: OrderVisit, typed: FormData) {
  const { context, visit, id } = order;
  const world = worldOf(context);
  const submission = parseForm(typed, reviewForm);
  if (submission.status !== "success") {
    markRefused(context);
    return data({ reply: submission.reply(), refusedAt: world.now() }, { status: 422 });
  }
  const reviewed = await reviewCarrier(world, visit.customer.id, id, submission.value);
  if (!reviewed.ok && reviewed.reason === "unknown") return notThere();
  const tone = reviewed.ok ? "good" : "alert";
  return done(order, { tone, key: reviewed.ok ? "reviewed" : "reviewRefused", values: {} });
}

async function done({ context, visit, id }: OrderVisit, notice: Notice, place?: string): Promise<never> {
  const headers = { "Set-Cookie": await leaveNotice(notice, worldOf(context).environment) };
  throw redirect(place ?? accountOrderAddress(visit.locale, { id }), { status: 303, headers });
}

export function notThere(): never {
  throw data({ elsewhere: null }, { status: 404 });
}
