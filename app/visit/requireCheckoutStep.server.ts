import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { type Checkout, type CheckoutStep, isReachable, nextIncompleteStep } from "~/features/checkout/checkout";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import type { Notice } from "~/platform/http/notice.server";
import { isRefused } from "~/platform/http/refusal";

import { redirectWithNotice } from "./redirectWithNotice.server";
import { type RouteArgs, type Visit, visitOf } from "./visit.server";

export type CheckoutVisit = Visit & { owner: CartOwner; checkout: Checkout; headers: Headers };

/** Returns the visitor's checkout if the step is reachable; else redirects to the first incomplete step. */
export async function requireCheckoutStep(args: RouteArgs, step: CheckoutStep): Promise<CheckoutVisit> {
  const visit = visitOf(args);
  const { request, locale } = visit;
  const found = await visit.findCartOwner();
  const checkout = found ? await findCheckout(visit, found, visit.now()) : undefined;
  if (!checkout) throw redirect(addressOf("cart", locale), redirectStatus(request));
  if (!isReachable(step, checkout)) {
    const missing = addressOf(nextIncompleteStep(checkout), locale);
    // The notice is needed because the goods may be available again by the time the other page is read, and that page
    // would not say that nothing was ordered.
    if (isRefused(args.context)) throw await redirectWithNotice(visit, missing, notOrdered);
    throw redirect(missing, redirectStatus(request));
  }
  const { owner, headers } = await visit.ensureCartOwner();
  return { ...visit, owner, checkout, headers };
}

export const notOrdered = { tone: "alert", key: "notOrdered", values: {} } as const satisfies Notice;

/** Returns 303 after a POST, so that the browser continues with GET. */
function redirectStatus({ method }: Request): number {
  return method === "GET" ? 302 : 303;
}
