import { createRoute, z } from "@hono/zod-openapi";

import { deliveryTerms } from "~/features/checkout/deliveryTerms";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { wholeOffer } from "~/features/delivery/delivery.queries.server";
import { slotText } from "~/features/delivery/pickupSlots";
import { cartOfCall } from "./carts";
import { optionalAuth } from "./http/auth";
import { createResource } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { idParam } from "./shapes/shapes";

const storeSlots = z
  .object({
    store: z.string(),
    supply: z.enum(["here", "warehouse", "stores"]).openapi({
      description: "Whether the store has all pieces, or some are brought from a warehouse or from other stores",
    }),
    slots: z.array(z.string()).openapi({ description: "As 2026-11-24T11:30 in Europe/Prague" }),
  })
  .openapi("PickupSlots");

const get = createRoute({
  method: "get",
  path: "/cart/{id}/slots",
  tags: ["Delivery"],
  summary: "When the cart's goods can be collected in each store",
  ...optionalAuth,
  request: { params: idParam },
  responses: {
    200: jsonResponse(z.array(storeSlots), "Up to two weeks ahead; a transfer needs a later slot than a card"),
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

export const pickupSlots = createResource().openapi(get, async (context) => {
  const { world } = context.env;
  const { owner } = await cartOfCall(context, context.req.valid("param").id);
  const checkout = await findCheckout(world, owner, world.now());
  if (!checkout) throw notFound();
  const { plans } = deliveryTerms({ ...checkout, offer: wholeOffer(checkout.offer) }, world.now());
  const shown = plans.map(({ storeId, supply, days }) => ({
    store: storeId,
    supply,
    slots: days.flatMap(({ date, minutes }) => minutes.map((minute) => slotText({ date, minute }))),
  }));
  return context.json(shown, 200);
});
