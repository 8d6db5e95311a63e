import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import type { CartOwner } from "~/features/cart/cart.queries.server";
import { keepTempId, readTempId } from "~/features/cart/tempId.server";
import { type Checkout, isOpen, openStep, type Step } from "~/features/checkout/checkout";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { localeOfPath } from "~/platform/locale";
import type { World } from "~/platform/world.server";

export type OpenStep = { owner: CartOwner; checkout: Checkout; headers: { "Set-Cookie": string } };

/** The visitor's checkout at a step that is open; any other sends the visitor to the first step that is not done. */
export async function requireStep(request: Request, world: World, step: Step): Promise<OpenStep> {
  const locale = localeOfPath(new URL(request.url).pathname);
  const tempId = readTempId(request);
  const checkout = tempId ? await findCheckout(world.db, { tempId, locale }) : undefined;
  if (!tempId || !checkout) throw redirect(addressOf("cart", locale), statusFor(request));
  if (!isOpen(step, checkout)) throw redirect(addressOf(openStep(checkout), locale), statusFor(request));
  const { setCookie } = keepTempId(request, world.environment);
  return { owner: { tempId, locale }, checkout, headers: { "Set-Cookie": setCookie } };
}

/** After a form the browser must go on by GET. */
function statusFor({ method }: Request): number {
  return method === "GET" ? 302 : 303;
}
