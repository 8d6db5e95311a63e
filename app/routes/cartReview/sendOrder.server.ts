import { data, redirect } from "@remix-run/node";

import { addressOf, summaryAddress } from "~/addresses";
import { reviewForm } from "~/features/checkout/review.form";
import { countRefusal, countRefusedOrder } from "~/features/operations/refusals.server";
import type { PlacedOrder } from "~/features/orders/orders.queries.server";
import type { OrderRefusal, PlaceOrderResult } from "~/features/orders/placement/placement";
import { type Agreement, placeOrder } from "~/features/orders/placement/placeOrder.server";
import { isOnline } from "~/features/payments/payments";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { networkHashOf } from "~/platform/http/networkHash.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { FormReply } from "~/ui/formFields";
import { goToGateway } from "~/visit/payOrder.server";
import { redirectWithNotice } from "~/visit/redirectWithNotice.server";
import { renewGuestCookies } from "~/visit/renewGuestCookies.server";
import { notOrdered } from "~/visit/requireCheckoutStep.server";
import type { Visit } from "~/visit/visit.server";

/** Places the order. Returns 303 to the order, 422 without consent, 409 when the cart is not as it was shown. */
export async function sendOrder(visit: Visit, typed: FormData) {
  const submission = parseForm(typed, reviewForm);
  if (submission.status !== "success") {
    const reply = submission.reply();
    countRefusal("validation");
    return refusal(visit, reply, reply.error?.terms ? "checkout:errors.terms" : "checkout:errors.changed", 422);
  }
  const { order_token: orderToken, shown_total: shownTotalMinor, terms_version: termsId } = submission.value;
  const owner = (await visit.findCartOwner()) ?? { tempId: "", locale: visit.locale };
  const placed = await tryPlacing(visit, owner, { orderToken, shownTotalMinor, termsId });
  if (typeof placed !== "number" && placed.ok)
    throw await withRenewedCookies(visit, placed.order, await redirectAfterOrder(visit, placed.order));
  // The consent stays ticked, and the total is read again.
  const reply = { initialValue: { terms: "on" } };
  if (typeof placed === "number") return refusal(visit, reply, "checkout:errors.notSaved", placed);
  countRefusedOrder(placed);
  if (placed.reason === "incomplete" || placed.reason === "empty" || placed.reason === "no-cart")
    throw await redirectBack(visit, placed.reason);
  // The consent is not kept, because the customer has not seen the new legal texts yet.
  if (placed.reason === "terms-changed") return refusal(visit, {}, refusalMessages[placed.reason], 409);
  const status = placed.reason === "too-many-unpaid" ? 422 : 409;
  return refusal(visit, reply, refusalMessages[placed.reason], status);
}

/** Gives a guest a new temporary id after the order, also when the form is sent a second time. */
async function withRenewedCookies(visit: Visit, { tempId }: PlacedOrder, answer: Response) {
  const cookies = tempId === null ? [] : await renewGuestCookies(visit, tempId);
  for (const cookie of cookies) answer.headers.append("Set-Cookie", cookie);
  return answer;
}

/** Redirects to the order's page, or to the gateway where the order is paid there. */
async function redirectAfterOrder(visit: Visit, order: PlacedOrder): Promise<Response> {
  const page = summaryAddress(visit.locale, order);
  const isPaidAtGateway = isOnline(order) && order.paidAt === null;
  return isPaidAtGateway ? goToGateway({ visit, orderId: order.id, page }) : redirect(page, 303);
}

/** Places the order; returns a status after an error. Sending the same form again cannot place a second order. */
async function tryPlacing(
  visit: Visit,
  owner: Parameters<typeof placeOrder>[1],
  agreement: Agreement,
): Promise<PlaceOrderResult | 500 | 503> {
  try {
    return await placeOrder(visit, owner, agreement, networkHashOf(visit.context, visit.environment.sessionSecret));
  } catch (error) {
    visit.log.error({ err: error, requestId: visit.requestId }, "order not saved");
    return errorStatus(error);
  }
}

const refusalMessages = {
  unavailable: "checkout:errors.unavailable",
  changed: "checkout:errors.changed",
  "terms-changed": "checkout:errors.termsChanged",
  "too-many-unpaid": "checkout:errors.tooManyUnpaid",
} as const satisfies Partial<Record<OrderRefusal["reason"], string>>;

/**
 * Redirects to the missing step where there is nothing to review. The notice says that nothing was ordered, because the
 * goods may be available again by the time that step is shown.
 */
async function redirectBack(visit: Visit, reason: "incomplete" | "empty" | "no-cart"): Promise<Response> {
  if (reason !== "incomplete") return redirect(addressOf("cart", visit.locale), 303);
  return redirectWithNotice(visit, addressOf("cartReview", visit.locale), notOrdered);
}

function refusal({ context, now }: Visit, reply: FormReply, formMessage: string, status: number) {
  markRefused(context);
  return data({ reply, formMessage, refusedAt: now() }, { status });
}
