import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";

import { addVoucher, removeVoucher } from "~/features/cart/addVoucher.server";
import { type CartOwner, findCart } from "~/features/cart/cart.queries.server";
import { readCartLines } from "~/features/cart/cartLine.queries.server";
import { readCartPrice } from "~/features/cart/readCartPrice.server";
import type { VoucherProblem } from "~/features/vouchers/voucher";
import { voucherForm } from "~/features/vouchers/voucher.form";

import { type ApiEnv, openResource } from "./call";
import { inJson, type Refusal, refusalShape, refuseUnknown, unknownAnswer } from "./envelope";
import { findNamedCart } from "./namedCart";
import { priceInJson, voucherInCart } from "./voucherShape";

const reducedCart = z
  .object({
    id: z.string(),
    vouchers: z.array(voucherInCart),
    total_products_tax_incl: z.number().int(),
    total_vouchers_tax_incl: z.number().int(),
    total_discount_tax_incl: z.number().int(),
  })
  .openapi("ReducedCart");

const cartParam = z.object({
  cartId: z
    .string()
    .min(1)
    .max(64)
    .openapi({ param: { name: "cartId", in: "path" }, description: "The cart's id, or a guest's tempId" }),
});

const answers = {
  200: inJson(reducedCart, "The cart as it is now"),
  401: inJson(refusalShape, "The bearer token is not known"),
  404: unknownAnswer,
  422: inJson(refusalShape, "Why the voucher does not count, as a code"),
  429: inJson(refusalShape, "Too many codes were tried"),
};

const adding = createRoute({
  method: "post",
  path: "/voucher/cart/add/{cartId}",
  summary: "Puts a voucher into a cart of the bearer, or of a guest",
  request: {
    params: cartParam,
    body: {
      required: true,
      content: {
        "application/json": {
          schema: z.object({
            voucherCode: z.string(),
            serviceType: z.string().optional(),
            guestEmail: z.string().nullish(),
          }),
        },
      },
    },
  },
  responses: answers,
});

const removing = createRoute({
  method: "post",
  path: "/voucher/cart/delete/{cartId}",
  summary: "Takes a voucher out of a cart of the bearer, or of a guest",
  request: {
    params: cartParam,
    body: { required: true, content: { "application/json": { schema: z.object({ voucherId: z.string().max(64) }) } } },
  },
  responses: answers,
});

export const vouchers = openResource()
  .openapi(
    adding,
    async (context) => {
      const { world, clientAddress } = context.env;
      const found = await findNamedCart(context, context.req.valid("param").cartId);
      if (!found.ok) return refuseOwner(context, found.reason);
      const { guestEmail, ...body } = context.req.valid("json");
      const wish = voucherForm.safeParse({ ...body, guestEmail: guestEmail ?? "" });
      if (!wish.success) return refuseFields(context, wish.error);
      const now = world.now();
      const added = await addVoucher(world.db, found.owner, wish.data, { now, callerAddress: clientAddress ?? "" });
      if (added.outcome === "refused") return refuseVoucher(context, added.problem);
      if (added.outcome === "no-cart") return refuseUnknown(context);
      if (added.outcome === "too-many-tries") {
        context.header("Retry-After", "600");
        return deny(context, 429, "Too many codes were tried");
      }
      return tellCart(context, found.owner);
    },
    (result, context) => (result.success ? undefined : refuseFields(context, result.error)),
  )
  .openapi(
    removing,
    async (context) => {
      const { world } = context.env;
      const found = await findNamedCart(context, context.req.valid("param").cartId);
      if (!found.ok) return refuseOwner(context, found.reason);
      const isDone = await removeVoucher(world.db, found.owner, context.req.valid("json").voucherId);
      return isDone
        ? tellCart(context, found.owner)
        : deny(context, 404, "The voucher is not in the cart", { code: "not_exists" });
    },
    (result, context) => (result.success ? undefined : refuseFields(context, result.error)),
  );

async function tellCart(context: Context<ApiEnv>, owner: CartOwner) {
  const { db, now } = context.env.world;
  const cart = await findCart(db, owner);
  if (!cart) return refuseUnknown(context);
  const price = await readCartPrice(db, cart, await readCartLines(db, cart), now());
  return context.json({ id: cart.id, ...priceInJson(price) }, 200);
}

function deny<Status extends 401 | 404 | 422 | 429>(
  context: Context<ApiEnv>,
  statusCode: Status,
  message: string,
  more: Partial<Refusal> = {},
) {
  return context.json({ statusCode, message, ...more } satisfies Refusal, statusCode);
}

function refuseOwner(context: Context<ApiEnv>, reason: "unknown-token" | "unknown-cart") {
  return reason === "unknown-token" ? deny(context, 401, "The token is not known") : refuseUnknown(context);
}

/** An unknown code is 404, every other reason 422 (decision 94). */
function refuseVoucher(context: Context<ApiEnv>, problem: VoucherProblem) {
  const { code } = problem;
  const more = {
    code,
    ...("value" in problem ? { value: problem.value } : {}),
    ...("name" in problem && problem.name ? { name: problem.name } : {}),
  };
  return deny(context, code === "not_exists" ? 404 : 422, "The voucher does not count", more);
}

function refuseFields(context: Context<ApiEnv>, error: z.ZodError) {
  const errors = error.flatten().fieldErrors;
  const named = Object.entries(errors).flatMap(([field, texts]) => (texts ? [[field, texts]] : []));
  return deny(context, 422, "The voucher could not be read", { errors: Object.fromEntries(named) });
}
