import { createRoute, z } from "@hono/zod-openapi";

import { addVoucher, removeVoucher } from "~/features/cart/addVoucher.server";
import { type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { countRefusal } from "~/features/operations/refusals.server";
import type { VoucherProblem } from "~/features/vouchers/voucher";
import { voucherForm } from "~/features/vouchers/voucher.form";
import { voucherLimits } from "~/features/vouchers/voucherLimits";
import { cartOfCall } from "./carts";
import { clientOfCall, optionalAuth } from "./http/auth";
import { type ApiContext, createResource, localeOfCall } from "./http/context";
import {
  ApiError,
  bodyErrors,
  jsonResponse,
  notFound,
  notFoundAnswer,
  tooManyRequests,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from "./http/errors";
import { bodyOf, formBodySchema, toFormData, validateForm } from "./http/fields";
import { requireJson } from "./http/requireJson";
import { cartShape, toApiCart } from "./shapes/cartShape";

const cartParam = z.object({
  cartId: z
    .string()
    .max(64)
    .openapi({ param: { name: "cartId", in: "path" } }),
});

const answers = {
  200: jsonResponse(cartShape, "The cart as it is now"),
  ...bodyErrors,
  401: unauthorizedAnswer,
  404: notFoundAnswer,
};

const adding = createRoute({
  method: "post",
  path: "/voucher/cart/add/{cartId}",
  tags: ["Cart"],
  summary: "Put a voucher into a cart; `code` of a refusal says why it does not count",
  ...optionalAuth,
  middleware: requireJson,
  request: {
    params: cartParam,
    body: bodyOf(formBodySchema("VoucherBody", { required: ["voucherCode"], optional: ["serviceType", "guestEmail"] })),
  },
  responses: { ...answers, 429: tooManyRequestsAnswer },
});

const removing = createRoute({
  method: "post",
  path: "/voucher/cart/delete/{cartId}",
  tags: ["Cart"],
  summary: "Take a voucher out of a cart",
  ...optionalAuth,
  middleware: requireJson,
  request: {
    params: cartParam,
    body: bodyOf(
      z.object({ voucherId: z.string({ required_error: "ui:forms.required" }).max(64) }).openapi("VoucherRemovalBody"),
    ),
  },
  responses: answers,
});

export const vouchers = createResource()
  .openapi(adding, async (context) => {
    const { world } = context.env;
    const { owner } = await cartOfCall(context, context.req.valid("param").cartId);
    const voucherInput = validateForm(voucherForm, toFormData(context.req.valid("json")), localeOfCall(context));
    const caller = { now: world.now(), callerAddress: clientOfCall(context).address };
    const added = await addVoucher(world.db, owner, voucherInput, caller);
    if (added.outcome === "refused") {
      countRefusal("voucher");
      throw voucherError(added.problem);
    }
    if (added.outcome === "no-cart") throw notFound();
    if (added.outcome === "too-many-tries") {
      countRefusal("rate-limit");
      throw tooManyRequests(voucherLimits.cart.windowMs);
    }
    return context.json(await cartOf(context, owner), 200);
  })
  .openapi(removing, async (context) => {
    const { owner } = await cartOfCall(context, context.req.valid("param").cartId);
    const isDone = await removeVoucher(context.env.world.db, owner, context.req.valid("json").voucherId);
    if (!isDone) throw new ApiError(404, "The voucher is not in the cart", { code: "not_exists" });
    return context.json(await cartOf(context, owner), 200);
  });

async function cartOf({ env: { world } }: ApiContext, owner: CartOwner) {
  const cart = await findCart(world.db, owner);
  if (!cart) throw notFound();
  return toApiCart(world, cart, owner);
}

/** Returns 404 for an unknown code and 422 for every other reason (decision 94). */
function voucherError(problem: VoucherProblem): ApiError {
  const { code } = problem;
  return new ApiError(code === "not_exists" ? 404 : 422, "The voucher does not count", {
    code,
    ...("value" in problem && problem.value !== undefined ? { value: problem.value } : {}),
    ...("name" in problem && problem.name ? { name: problem.name } : {}),
  });
}
