import { createRoute } from "@hono/zod-openapi";

import { findCart } from "~/features/cart/cart.queries.server";
import { saveDelivery } from "~/features/cart/cartCheckout.queries.server";
import { findCheckout } from "~/features/checkout/readCheckout.server";
import { readDeliveryForm } from "~/features/checkout/readDeliveryForm.server";
import { cartOfCall } from "./carts";
import { optionalAuth } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { bodyOf, formBodySchema, toFormData, validateForm } from "./http/fields";
import { requireJson } from "./http/requireJson";
import { cartShape, toApiCart } from "./shapes/cartShape";
import { idParam } from "./shapes/shapes";

const put = createRoute({
  method: "put",
  path: "/cart/{id}/delivery",
  tags: ["Cart"],
  summary:
    "Choose the carrier, the store and the slot of a personal pickup or the carrier's pickup point, and the payment",
  ...optionalAuth,
  middleware: requireJson,
  request: {
    params: idParam,
    body: bodyOf(
      formBodySchema("DeliveryBody", { required: ["carrier", "payment"], optional: ["store", "slot", "point"] }),
    ),
  },
  responses: {
    200: jsonResponse(cartShape, "The cart with its choice"),
    ...bodyErrors,
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

export const cartDelivery = createResource().openapi(put, async (context) => {
  const { world } = context.env;
  const { owner } = await cartOfCall(context, context.req.valid("param").id);
  const now = world.now();
  const checkout = await findCheckout(world, owner, now);
  if (!checkout) throw notFound();
  const body = context.req.valid("json");
  const pointId = typeof body.point === "string" ? body.point : null;
  const rules = await readDeliveryForm(world.db, checkout, pointId, now);
  const choice = validateForm(rules, toFormData(body), localeOfCall(context));
  if (!(await saveDelivery(world.db, owner, choice))) throw notFound();
  const cart = await findCart(world.db, owner);
  if (!cart) throw notFound();
  return context.json(await toApiCart(world, cart, owner), 200);
});
