import { data, redirect } from "@remix-run/node";

import { addressOf, summaryAddress } from "~/addresses";
import { reviewForm } from "~/features/checkout/review.form";
import type { PlacedOrder } from "~/features/orders/orders.queries.server";
import type { OrderRefusal, PlaceOrderResult } from "~/features/orders/placement/placement";
import { type Agreement, placeOrder } from "~/features/orders/placement/placeOrder.server";
import { isOnline } from "~/features/payments/payments";
import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { networkHashOf } from "~/platform/http/networkHash.server";
import { parseForm } from "~/platform/http/parseForm.server";
import { markRefused } from "~/platform/http/refusal";
import type { Locale } from "~/platform/i18n/locale";
import type { FormReply } from "~/ui/formFields";
import { goToGateway } from "~/visit/payOrder.server";
import { renewGuestCookies } from "~/visit/renewGuestCookies.server";
import type { Visit } from "~/visit/visit.server";

/** Places the order. Returns 303 to the order, 422 without consent, 409 when the cart is not as shown. */
export async function sendOrder(visit: Visit, typed: FormData) {
  const submission = parseForm(typed, reviewForm);
  if (submission.status !== "success") {
    const reply = submission.reply();
    return refusal(visit, reply, reply.error?.terms ? "checkout:errors.terms" : "checkout:errors.changed", 422);
  }
  const { order_token: orderToken, shown_total: shownTotalMinor, terms_version: termsId } = submission.value;
  const { locale } = visit;
  const owner = (await visit.findCartOwner()) ?? { tempId: "", locale };
  const placed = await tryPlacing(visit, owner, { orderToken, shownTotalMinor, termsId });
  if (typeof placed !== "number" && placed.ok)
    throw await withRenewedCookies(visit, placed.order, await redirectAfterOrder(visit, placed.order));
  // The consent stays ticked; the total is read again.
  const reply = { initialValue: { terms: "on" } };
  if (typeof placed === "number") return refusal(visit, reply, "checkout:errors.notSaved", placed);
  // To texts that the customer has not seen there is no consent yet.
  if (placed.reason === "terms-changed") return refusal(visit, {}, messageOrRedirect(placed, locale), 409);
  const status = placed.reason === "too-many-unpaid" ? 422 : 409;
  return refusal(visit, reply, messageOrRedirect(placed, locale), status);
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
  const isPaidFirst = isOnline(order) && order.paidAt === null;
  return isPaidFirst ? goToGateway({ visit, orderId: order.id, page }) : redirect(page, 303);
}

/** Returns a status after an error; sending the same form again cannot place a second order. */
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

/** The error message, or a redirect to the missing step where there is nothing to review. */
function messageOrRedirect({ reason }: OrderRefusal, locale: Locale): string {
  if (reason === "unavailable") return "checkout:errors.unavailable";
  if (reason === "changed") return "checkout:errors.changed";
  if (reason === "terms-changed") return "checkout:errors.termsChanged";
  if (reason === "too-many-unpaid") return "checkout:errors.tooManyUnpaid";
  throw redirect(addressOf(reason === "incomplete" ? "cartReview" : "cart", locale), 303);
}

function refusal({ context, now }: Visit, reply: FormReply, formMessage: string, status: number) {
  markRefused(context);
  return data({ reply, formMessage, refusedAt: now() }, { status });
}
