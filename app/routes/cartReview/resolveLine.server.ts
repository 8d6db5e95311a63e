import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { quantityForm } from "~/features/cart/cart.form";
import { removeLine, setLineQuantity } from "~/features/cart/cartLine.queries.server";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import type { RouteArgs } from "~/visit/visit.server";

/** Removes a line or reduces it to the stock, and redirects to the review. */
export async function resolveLine(args: RouteArgs, typed: { line: string; quantity: string }): Promise<never> {
  const { checkout, owner, headers, db } = await requireCheckoutStep(args, "cartReview");
  const parsed = quantityForm.safeParse(typed);
  const line = checkout.lines.find(({ id }) => id === parsed.data?.line);
  if (parsed.success && line) {
    const quantity = Math.min(parsed.data.quantity, line.onHand);
    if (quantity === 0) await removeLine(db, owner, line.id);
    else await setLineQuantity(db, owner, line.id, quantity);
  }
  throw redirect(addressOf("cartReview", owner.locale), { status: 303, headers });
}
