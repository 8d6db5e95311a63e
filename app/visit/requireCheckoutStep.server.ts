import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { ensureCartOwner, findCartOwner } from "~/features/cart/guest/cartOwner.server";
import { type Checkout, type CheckoutStep, isReachable, nextIncompleteStep } from "~/features/checkout/checkout";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { requestLocale } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

export type CheckoutVisit = { owner: CartOwner; checkout: Checkout; headers: Headers };

/** Returns the visitor's checkout if the step is reachable; else redirects to the first incomplete step. */
export async function requireCheckoutStep(
  request: Request,
  context: AppLoadContext,
  step: CheckoutStep,
): Promise<CheckoutVisit> {
  const locale = requestLocale(request);
  const found = await findCartOwner(request, context);
  const world = worldOf(context);
  const checkout = found ? await findCheckout(world, found, world.now()) : undefined;
  if (!checkout) throw redirect(addressOf("cart", locale), redirectStatus(request));
  if (!isReachable(step, checkout))
    throw redirect(addressOf(nextIncompleteStep(checkout), locale), redirectStatus(request));
  const { owner, headers } = await ensureCartOwner(request, context);
  return { owner, checkout, headers };
}

/** After a POST the browser must continue with GET. */
function redirectStatus({ method }: Request): number {
  return method === "GET" ? 302 : 303;
}
