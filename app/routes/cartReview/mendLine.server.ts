import { redirect } from "@remix-run/node";

import { addressOf } from "~/addresses";
import { removeLine, setLineQuantity } from "~/features/cart/cartLine.queries.server";
import { quantityForm } from "~/features/cart/quantity.form";
import type { World } from "~/platform/world.server";

import { requireStep } from "../requireStep.server";

/** Takes a line out, or down to what can be had, and shows the review again. */
export async function mendLine(request: Request, typed: FormData, world: World): Promise<never> {
  const { checkout, owner, headers } = await requireStep(request, world, "cartReview");
  const parsed = quantityForm.safeParse(Object.fromEntries(typed));
  const line = checkout.lines.find(({ id }) => id === parsed.data?.line);
  if (parsed.success && line) {
    const quantity = Math.min(parsed.data.quantity, line.onHand);
    if (quantity === 0) await removeLine(world.db, owner, line.id);
    else await setLineQuantity(world.db, owner, line.id, quantity);
  }
  throw redirect(addressOf("cartReview", owner.locale), { status: 303, headers });
}
