import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { findCartOwner, keepCartOwner } from "~/features/cart/guest/cartOwner.server";
import { type Checkout, isOpen, openStep, type Step } from "~/features/checkout/checkout";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { localeOfPath } from "~/platform/i18n/locale";
import { worldOf } from "~/platform/process/world.server";

export type OpenStep = { owner: CartOwner; checkout: Checkout; headers: Headers };

/** The visitor's checkout at a step that is open; any other sends the visitor to the first step that is not done. */
export async function requireStep(request: Request, context: AppLoadContext, step: Step): Promise<OpenStep> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const found = await findCartOwner(request, context);
  const world = worldOf(context);
  const checkout = found ? await findCheckout(world, found, world.now()) : undefined;
  if (!checkout) throw redirect(addressOf("cart", locale), statusFor(request));
  if (!isOpen(step, checkout)) throw redirect(addressOf(openStep(checkout), locale), statusFor(request));
  const { owner, headers } = await keepCartOwner(request, context);
  return { owner, checkout, headers };
}

/** After a form the browser must go on by GET. */
function statusFor({ method }: Request): number {
  return method === "GET" ? 302 : 303;
}
