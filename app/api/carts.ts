import { createRoute, z } from "@hono/zod-openapi";

import { type CartOwner, findCart, openCart } from "~/features/cart/cart.queries.server";
import { deleteOwnCart, findCartById, hasGuestCart } from "~/features/cart/cartById.queries.server";
import { authenticate, customerOf, optionalAuth, requireApiCustomer, requiredAuth } from "./http/auth";
import { type ApiContext, createResource, localeParam } from "./http/context";
import {
  bodyErrors,
  jsonResponse,
  notFound,
  notFoundAnswer,
  tooManyRequestsAnswer,
  unauthorizedAnswer,
} from "./http/errors";
import { bodyOf, localeInBody } from "./http/fields";
import { guestById, guestOfBrowser } from "./http/guest";
import { requireJson } from "./http/requireJson";
import { cartShape, toApiCart } from "./shapes/cartShape";
import { idParam } from "./shapes/shapes";

const tags = ["Cart"];
const carts = z.array(cartShape);

const own = createRoute({
  method: "get",
  path: "/cart/{locale}",
  tags,
  summary: "The customer's carts, the newest first",
  ...requiredAuth,
  request: { params: localeParam },
  responses: { 200: jsonResponse(carts, "Empty until one is created"), 401: unauthorizedAnswer, 404: notFoundAnswer },
});

const anonymousErrors = { 404: notFoundAnswer, 429: tooManyRequestsAnswer };

const anonymous = createRoute({
  method: "get",
  path: "/cart/anonymous/{locale}",
  tags,
  summary: "The cart of the browser's guest, made if there is none",
  request: { params: localeParam },
  responses: {
    200: jsonResponse(carts, "One cart; its `tempId` is kept in the cookie cart.tempId for 14 days"),
    ...anonymousErrors,
  },
});

const guests = createRoute({
  method: "get",
  path: "/cart/anonymous/{locale}/{guestCartId}",
  tags,
  summary: "A guest's cart by its tempId; an unknown or expired one makes a new guest",
  request: { params: localeParam.extend({ guestCartId: z.string().max(64) }) },
  responses: {
    200: jsonResponse(
      carts,
      "One cart; the answer sets no cookie. After the contact and after the order it has a new `tempId`",
    ),
    ...anonymousErrors,
  },
});

const create = createRoute({
  method: "post",
  path: "/cart/create",
  tags,
  summary: "The customer's cart of a shop version, made if there is none",
  ...requiredAuth,
  middleware: [authenticate, requireJson],
  request: { body: bodyOf(z.object({ locale: localeInBody }).openapi("CartCreate")) },
  responses: { 200: jsonResponse(cartShape, "The same cart however often"), ...bodyErrors, 401: unauthorizedAnswer },
});

const discard = createRoute({
  method: "delete",
  path: "/cart/{id}",
  tags,
  summary: "Throw a cart away: the customer's own, or without a token a guest's by its id",
  ...optionalAuth,
  request: { params: idParam },
  responses: { 204: { description: "It is gone" }, 401: unauthorizedAnswer, 404: notFoundAnswer },
});

export const cartCalls = createResource()
  .openapi(anonymous, async (context) => {
    const { locale } = context.req.valid("param");
    return context.json(await guestsCart(context, locale, null), 200);
  })
  .openapi(guests, async (context) => {
    const { locale, guestCartId } = context.req.valid("param");
    return context.json(await guestsCart(context, locale, guestCartId), 200);
  })
  .openapi(own, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const owner = { customerId: customer.id, locale: context.req.valid("param").locale };
    const cart = await findCart(context.env.world.db, owner);
    return context.json(cart ? [await toApiCart(context.env.world, cart, owner)] : [], 200);
  })
  .openapi(create, async (context) => {
    const { customer } = await requireApiCustomer(context);
    const { world } = context.env;
    const owner = { customerId: customer.id, locale: context.req.valid("json").locale };
    const cart = await openCart(world.db, owner, world.now());
    return context.json(await toApiCart(world, cart, owner), 200);
  })
  .openapi(discard, async (context) => {
    const { cart, owner } = await cartOfCall(context, context.req.valid("param").id);
    if (!(await deleteOwnCart(context.env.world.db, owner, cart.id))) throw notFound();
    return context.body(null, 204);
  });

/** Returns the open cart with the call's id, if it belongs to the client; throws 404 otherwise. */
export async function cartOfCall(context: ApiContext, id: string) {
  const signedIn = await customerOf(context);
  const found = await findCartById(context.env.world.db, id, signedIn?.customer.id ?? null);
  if (!found) throw notFound();
  return found;
}

async function guestsCart(context: ApiContext, locale: CartOwner["locale"], asked: string | null) {
  const { world } = context.env;
  const isKnown = (tempId: string) => hasGuestCart(world.db, tempId);
  const tempId =
    asked === null
      ? await guestOfBrowser(context, "cart.tempId", isKnown)
      : await guestById(context, "cart.tempId", asked, isKnown);
  const owner = { tempId, locale };
  return [await toApiCart(world, await openCart(world.db, owner, world.now()), owner)];
}
