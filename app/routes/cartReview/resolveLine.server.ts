import { type AppLoadContext, redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { removeLine, setLineQuantity } from "~/features/cart/cartLine.queries.server";
import { quantityForm } from "~/features/cart/quantity.form";
import { worldOf } from "~/platform/process/world.server";

import { requireCheckoutStep } from "~/visit/requireCheckoutStep.server";

/** Removes a line or reduces it to the stock, and shows the review again. */
export async function resolveLine(request: Request, typed: FormData, context: AppLoadContext): Promise<never> {
  const { checkout, owner, headers } = await requireCheckoutStep(request, context, "cartReview");
  const { db } = worldOf(context);
  const parsed = quantityForm.safeParse(Object.fromEntries(typed));
  const line = checkout.lines.find(({ id }) => id === parsed.data?.line);
  if (parsed.success && line) {
    const quantity = Math.min(parsed.data.quantity, line.onHand);
    if (quantity === 0) await removeLine(db, owner, line.id);
    else await setLineQuantity(db, owner, line.id, quantity);
  }
  throw redirect(addressOf("cartReview", owner.locale), { status: 303, headers });
}
