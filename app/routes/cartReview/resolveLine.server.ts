import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { removeLine, setLineQuantity } from "~/features/cart/cartLine.queries.server";
import { quantityForm } from "~/features/cart/quantity.form";
import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";
import type { RouteArgs } from "~/visit/visit.server";

/** Removes a line or reduces it to the stock, and shows the review again. */
export async function resolveLine(args: RouteArgs, typed: FormData): Promise<never> {
  const { checkout, owner, headers, db } = await requireCheckoutStep(args, "cartReview");
  const parsed = quantityForm.safeParse(Object.fromEntries(typed));
  const line = checkout.lines.find(({ id }) => id === parsed.data?.line);
  if (parsed.success && line) {
    const quantity = Math.min(parsed.data.quantity, line.onHand);
    if (quantity === 0) await removeLine(db, owner, line.id);
    else await setLineQuantity(db, owner, line.id, quantity);
  }
  throw redirect(addressOf("cartReview", owner.locale), { status: 303, headers });
}
