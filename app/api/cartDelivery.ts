import { createRoute } from "@hono/zod-openapi";

import { findCart } from "~/features/cart/cart.queries.server";
import { deliveryForm } from "~/features/delivery/delivery.form";
import { readDeliveryOffer, saveDelivery } from "~/features/delivery/delivery.queries.server";
import { cartOfCall } from "./carts";
import { forAnybody } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import { bodyAnswers, inJson, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, formBody, formOf, judged } from "./http/fields";
import { takeJson } from "./http/requireJson";
import { cartAnswer, cartShape } from "./shapes/cartShape";
import { idParam } from "./shapes/shapes";

const put = createRoute({
  method: "put",
  path: "/cart/{id}/delivery",
  tags: ["Cart"],
  summary: "Choose the carrier, the store of a personal pickup, and the payment",
  ...forAnybody,
  middleware: takeJson,
  request: {
    params: idParam,
    body: bodyOf(formBody("DeliveryBody", { required: ["carrier", "payment"], optional: ["store"] })),
  },
  responses: {
    200: inJson(cartShape, "The cart with its choice"),
    ...bodyAnswers,
    401: signInAnswer,
    404: unknownAnswer,
  },
});

export const cartDelivery = openResource().openapi(put, async (context) => {
  const { world } = context.env;
  const { owner } = await cartOfCall(context, context.req.valid("param").id);
  const rules = deliveryForm(await readDeliveryOffer(world, owner.locale));
  const choice = judged(rules, formOf(context.req.valid("json")), localeOfCall(context));
  if (!(await saveDelivery(world.db, owner, choice))) throw unknownThing();
  const cart = await findCart(world.db, owner);
  if (!cart) throw unknownThing();
  return context.json(await cartAnswer(world, cart, owner), 200);
});
