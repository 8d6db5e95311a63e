import { createRoute, z } from "@hono/zod-openapi";

import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { deleteWishlist, findWishlist, openWishlist } from "~/features/wishlist/wishlist.queries.server";
import { findWishlistById } from "~/features/wishlist/wishlistById.queries.server";
import { customerOf, optionalAuth, requireApiCustomer, requiredAuth } from "./http/auth";
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
import { guestById, guestOfBrowser, newGuestKeepingCookie } from "./http/guest";
import { requireJson } from "./http/requireJson";
import { idShape } from "./shapes/shapes";
import { toApiWishlist, wishlistShape } from "./shapes/wishlistShape";

const tags = ["Wishlist"];

const own = createRoute({
  method: "get",
  path: "/wishlist/{locale}",
  tags,
  summary: "The customer's wishlist, made if there is none",
  ...requiredAuth,
  request: { params: localeParam },
  responses: { 200: jsonResponse(wishlistShape, "The list"), 401: unauthorizedAnswer, 404: notFoundAnswer },
});

const guests = createRoute({
  method: "get",
  path: "/wishlist/anonymous/{locale}/{tempId}",
  tags,
  summary: "A guest's wishlist; 0, or an id that is unknown, makes a fresh one",
  request: { params: localeParam.extend({ tempId: z.string().max(64) }) },
  responses: {
    200: jsonResponse(
      wishlistShape,
      "The list; for 0 its `temp_id` is kept in the cookie wishlist.tempId for 14 days, unless the browser has a list",
    ),
    404: notFoundAnswer,
    429: tooManyRequestsAnswer,
  },
});

const create = createRoute({
  method: "post",
  path: "/wishlist",
  tags,
  summary: "The customer's wishlist, or without a token the browser's guest's, made if there is none",
  ...optionalAuth,
  middleware: requireJson,
  request: { body: bodyOf(z.object({ locale: localeInBody }).openapi("WishlistCreate")) },
  responses: {
    200: jsonResponse(wishlistShape, "The list"),
    ...bodyErrors,
    401: unauthorizedAnswer,
    429: tooManyRequestsAnswer,
  },
});

const remove = createRoute({
  method: "delete",
  path: "/wishlist/{tempId}",
  tags,
  summary: "Throw a wishlist away: a guest's by its temp_id, the customer's by its id",
  ...optionalAuth,
  request: { params: z.object({ tempId: idShape }) },
  responses: { 204: { description: "It is gone" }, 401: unauthorizedAnswer, 404: notFoundAnswer },
});

export const wishlists = createResource()
  .openapi(guests, async (context) => {
    const { locale, tempId } = context.req.valid("param");
    const isKnown = knownIn(context);
    const id =
      tempId === "0"
        ? await newGuestKeepingCookie(context, "wishlist.tempId", isKnown)
        : await guestById(context, "wishlist.tempId", tempId, isKnown);
    return context.json(await opened(context, locale, { tempId: id }), 200);
  })
  .openapi(own, async (context) => {
    const { customer } = await requireApiCustomer(context);
    return context.json(await opened(context, context.req.valid("param").locale, { customerId: customer.id }), 200);
  })
  .openapi(create, async (context) => {
    const { locale } = context.req.valid("json");
    const signedIn = await customerOf(context);
    const owner = signedIn
      ? { customerId: signedIn.customer.id }
      : { tempId: await guestOfBrowser(context, "wishlist.tempId", knownIn(context)) };
    return context.json(await opened(context, locale, owner), 200);
  })
  .openapi(remove, async (context) => {
    const { owner } = await wishlistOfCall(context, context.req.valid("param").tempId);
    await deleteWishlist(context.env.world.db, owner);
    return context.body(null, 204);
  });

/** Returns the wishlist with the call's id, if it belongs to the client; throws 404 otherwise. */
export async function wishlistOfCall(context: ApiContext, name: string) {
  const signedIn = await customerOf(context);
  const found = await findWishlistById(context.env.world.db, name, signedIn?.customer.id ?? null);
  if (!found) throw notFound();
  return found;
}

function knownIn({ env: { world } }: ApiContext) {
  return async (tempId: string) => Boolean(await findWishlist(world.db, { tempId }));
}

async function opened(context: ApiContext, locale: "cs" | "sk", owner: WishlistOwner) {
  const { world } = context.env;
  return toApiWishlist(world, locale, await openWishlist(world.db, owner, world.now()), owner);
}
