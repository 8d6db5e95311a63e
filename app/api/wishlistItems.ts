import { createRoute, z } from "@hono/zod-openapi";

import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { maxNoteLength } from "~/features/wishlist/wishlist";
import { removeWishlistItem, saveItemNote } from "~/features/wishlist/wishlistItem.queries.server";
import { plainLines } from "~/platform/text/plainText";
import { optionalAuth } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { bodyOf, noteText, productIdField } from "./http/fields";
import { validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { productShape, readApiProducts } from "./shapes/productShape";
import { idShape } from "./shapes/shapes";
import { wishlistOfCall } from "./wishlists";

const body = z
  .object({
    productId: productIdField,
    note: noteText(maxNoteLength, "The owner's words; left out, they stay as they are"),
    remove: z.boolean({ invalid_type_error: "ui:forms.choice" }).optional(),
  })
  .openapi("WishBody");

const put = createRoute({
  method: "put",
  path: "/wishlist/{tempId}",
  tags: ["Wishlist"],
  summary: "Save a product on a wishlist, write its note, or remove it; repeating changes nothing",
  ...optionalAuth,
  middleware: requireJson,
  request: { params: z.object({ tempId: idShape }), body: bodyOf(body) },
  responses: {
    200: jsonResponse(z.object({ product: productShape }).openapi("Wish"), "The product that it was about"),
    ...bodyErrors,
    401: unauthorizedAnswer,
    404: notFoundAnswer,
  },
});

export const wishlistItems = createResource().openapi(put, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const { owner } = await wishlistOfCall(context, context.req.valid("param").tempId);
  const { productId: id, note: written, remove } = context.req.valid("json");
  const [product] = await readApiProducts(world, locale, [id]);
  if (remove) {
    await removeWishlistItem(world.db, owner, id);
    if (!product) throw notFound();
    return context.json({ product }, 200);
  }
  const note = typeof written === "string" ? plainLines(written) : null;
  if (note !== null && note.length > maxNoteLength) {
    throw validationError({ note: [`ui:forms.longest|${maxNoteLength}`] }, locale);
  }
  const saved = await addToWishlist(world.db, owner, { productId: id, locale }, world.now());
  if (!saved.ok) throw validationError({ productId: [fault[saved.reason]] }, locale);
  if (note !== null) await saveItemNote(world.db, owner, id, note);
  if (!product) throw notFound();
  return context.json({ product }, 200);
});

const fault = { unknown: "catalog:problem.unknown", full: "shell:notice.wishlistFull" } as const;
