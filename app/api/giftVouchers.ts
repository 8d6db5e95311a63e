import { createRoute, z } from "@hono/zod-openapi";

import { addGift } from "~/features/cart/gift/addGift.server";
import { giftForm } from "~/features/cart/gift/gift.form";
import { removeGift } from "~/features/cart/gift/removeGift.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { cartOfCall } from "./carts";
import { optionalAuth } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { bodyOf, formBodySchema, toFormData, validateForm } from "./http/fields";
import { optionalKeyHeaders } from "./http/idempotencyKey";
import { validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { cartShape, toApiCart } from "./shapes/cartShape";
import { idParam } from "./shapes/shapes";

const answers = { 200: jsonResponse(cartShape, "The cart as it is now"), 401: unauthorizedAnswer, 404: notFoundAnswer };

const adding = createRoute({
  method: "post",
  path: "/cart/{id}/gift-vouchers",
  tags: ["Cart"],
  summary:
    "Put a gift voucher that is bought into a cart; its code comes when the order is paid. The same Idempotency-Key and voucher count once",
  ...optionalAuth,
  middleware: requireJson,
  request: {
    params: idParam,
    headers: optionalKeyHeaders,
    body: bodyOf(
      formBodySchema("GiftVoucherBody", {
        required: ["amount", "form"],
        optional: ["own_amount", "recipient_name", "recipient_email", "message", "send_on"],
      }),
    ),
  },
  responses: { ...answers, ...bodyErrors },
});

const removing = createRoute({
  method: "delete",
  path: "/cart/{id}/gift-vouchers/{giftId}",
  tags: ["Cart"],
  summary: "Take a gift voucher that is bought out of a cart",
  ...optionalAuth,
  request: {
    params: idParam.extend({
      giftId: z
        .string()
        .max(64)
        .openapi({ param: { name: "giftId", in: "path" } }),
    }),
  },
  responses: answers,
});

export const giftVouchers = createResource()
  .openapi(adding, async (context) => {
    const { world } = context.env;
    const { cart, owner } = await cartOfCall(context, context.req.valid("param").id);
    const typed = toFormData(context.req.valid("json"));
    const today = pragueClock(world.now()).date;
    const voucherInput = validateForm(giftForm(cart.locale, today, typed), typed, localeOfCall(context));
    const submissionKey = context.req.valid("header")["idempotency-key"];
    const added = await addGift(world.db, owner, voucherInput, { now: world.now(), submissionKey });
    if (!added.ok) throw validationError({ amount: ["vouchers:gift.errors.full"] }, localeOfCall(context));
    return context.json(await toApiCart(world, cart, owner), 200);
  })
  .openapi(removing, async (context) => {
    const { world } = context.env;
    const { id, giftId } = context.req.valid("param");
    const { cart, owner } = await cartOfCall(context, id);
    if (!(await removeGift(world.db, owner, giftId))) throw notFound();
    return context.json(await toApiCart(world, cart, owner), 200);
  });
