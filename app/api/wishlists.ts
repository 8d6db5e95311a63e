import { createRoute, z } from "@hono/zod-openapi";

import type { WishlistOwner } from "~/features/wishlist/wishlist";
import { deleteWishlist, findWishlist, openWishlist } from "~/features/wishlist/wishlist.queries.server";
import { findWishlistById } from "~/features/wishlist/wishlistById.queries.server";
import { customerOf, forAnybody, forCustomers, requireCustomer } from "./http/auth";
import { type ApiContext, localeParam, openResource } from "./http/context";
import { bodyAnswers, inJson, limitAnswer, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, localeInBody } from "./http/fields";
import { browsersGuest, freshGuest, namedGuest } from "./http/guest";
import { takeJson } from "./http/requireJson";
import { idShape } from "./shapes/shapes";
import { wishlistAnswer, wishlistShape } from "./shapes/wishlistShape";

const tags = ["Wishlist"];

const own = createRoute({
  method: "get",
  path: "/wishlist/{locale}",
  tags,
  summary: "The customer's wishlist, made if there is none",
  ...forCustomers,
  request: { params: localeParam },
  responses: { 200: inJson(wishlistShape, "The list"), 401: signInAnswer, 404: unknownAnswer },
});

const guests = createRoute({
  method: "get",
  path: "/wishlist/anonymous/{locale}/{tempId}",
  tags,
  summary: "A guest's wishlist; 0, or an id that is unknown, makes a fresh one",
  request: { params: localeParam.extend({ tempId: z.string().max(64) }) },
  responses: {
    200: inJson(
      wishlistShape,
      "The list; for 0 its `temp_id` is kept in the cookie wishlist.tempId for 14 days, unless the browser has a list",
    ),
    404: unknownAnswer,
    429: limitAnswer,
  },
});

const create = createRoute({
  method: "post",
  path: "/wishlist",
  tags,
  summary: "The customer's wishlist, or without a token the browser's guest's, made if there is none",
  ...forAnybody,
  middleware: takeJson,
  request: { body: bodyOf(z.object({ locale: localeInBody }).openapi("WishlistCreate")) },
  responses: { 200: inJson(wishlistShape, "The list"), ...bodyAnswers, 401: signInAnswer, 429: limitAnswer },
});

const remove = createRoute({
  method: "delete",
  path: "/wishlist/{tempId}",
  tags,
  summary: "Throw a wishlist away: a guest's by its temp_id, the customer's by its id",
  ...forAnybody,
  request: { params: z.object({ tempId: idShape }) },
  responses: { 204: { description: "It is gone" }, 401: signInAnswer, 404: unknownAnswer },
});

export const wishlists = openResource()
  .openapi(guests, async (context) => {
    const { locale, tempId } = context.req.valid("param");
    const isKnown = knownIn(context);
    const id =
      tempId === "0"
        ? await freshGuest(context, "wishlist.tempId", isKnown)
        : await namedGuest(context, "wishlist.tempId", tempId, isKnown);
    return context.json(await opened(context, locale, { tempId: id }), 200);
  })
  .openapi(own, async (context) => {
    const { customer } = await requireCustomer(context);
    return context.json(await opened(context, context.req.valid("param").locale, { userId: customer.id }), 200);
  })
  .openapi(create, async (context) => {
    const { locale } = context.req.valid("json");
    const signedIn = await customerOf(context);
    const owner = signedIn
      ? { userId: signedIn.customer.id }
      : { tempId: await browsersGuest(context, "wishlist.tempId", knownIn(context)) };
    return context.json(await opened(context, locale, owner), 200);
  })
  .openapi(remove, async (context) => {
    const { owner } = await wishlistOfCall(context, context.req.valid("param").tempId);
    await deleteWishlist(context.env.world.db, owner);
    return context.body(null, 204);
  });

/** The list that a call names, if it is the caller's; 404 otherwise. */
export async function wishlistOfCall(context: ApiContext, name: string) {
  const signedIn = await customerOf(context);
  const found = await findWishlistById(context.env.world.db, name, signedIn?.customer.id ?? null);
  if (!found) throw unknownThing();
  return found;
}

function knownIn({ env: { world } }: ApiContext) {
  return async (tempId: string) => Boolean(await findWishlist(world.db, { tempId }));
}

async function opened(context: ApiContext, locale: "cs" | "sk", owner: WishlistOwner) {
  const { world } = context.env;
  return wishlistAnswer(world, locale, await openWishlist(world.db, owner, world.now()), owner);
}
