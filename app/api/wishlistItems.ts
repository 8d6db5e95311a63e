import { createRoute, z } from "@hono/zod-openapi";

import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import { removeWish, writeNote } from "~/features/wishlist/wish.queries.server";
import { longestNote } from "~/features/wishlist/wishlist";
import { plainLines } from "~/platform/text/plainText";
import { forAnybody } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import { bodyAnswers, inJson, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, noteText, productId } from "./http/fields";
import { faultyFields } from "./http/messages";
import { takeJson } from "./http/requireJson";
import { productShape, readProductAnswers } from "./shapes/productShape";
import { idShape } from "./shapes/shapes";
import { wishlistOfCall } from "./wishlists";

const body = z
  .object({
    productId,
    note: noteText.nullish().openapi({ description: "The owner's words; left out, they stay as they are" }),
    remove: z.boolean({ invalid_type_error: "ui:forms.choice" }).optional(),
  })
  .openapi("WishBody");

const put = createRoute({
  method: "put",
  path: "/wishlist/{tempId}",
  tags: ["Wishlist"],
  summary: "Save a product on a wishlist, write its note, or remove it; repeating changes nothing",
  ...forAnybody,
  middleware: takeJson,
  request: { params: z.object({ tempId: idShape }), body: bodyOf(body) },
  responses: {
    200: inJson(z.object({ product: productShape }).openapi("Wish"), "The product that it was about"),
    ...bodyAnswers,
    401: signInAnswer,
    404: unknownAnswer,
  },
});

export const wishes = openResource().openapi(put, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const { owner } = await wishlistOfCall(context, context.req.valid("param").tempId);
  const { productId: id, note: written, remove } = context.req.valid("json");
  const [product] = await readProductAnswers(world, locale, [id]);
  if (remove) {
    await removeWish(world.db, owner, id);
    if (!product) throw unknownThing();
    return context.json({ product }, 200);
  }
  const note = typeof written === "string" ? plainLines(written) : null;
  if (note !== null && note.length > longestNote) {
    throw faultyFields({ note: [`ui:forms.longest|${longestNote}`] }, locale);
  }
  const saved = await addToWishlist(world.db, owner, { productId: id, locale }, world.now());
  if (!saved.ok) throw faultyFields({ productId: [fault[saved.reason]] }, locale);
  if (note !== null) await writeNote(world.db, owner, id, note);
  if (!product) throw unknownThing();
  return context.json({ product }, 200);
});

const fault = { unknown: "catalog:problem.unknown", full: "shell:notice.wishFull" } as const;
