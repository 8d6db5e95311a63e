import { createRoute, z } from "@hono/zod-openapi";

import { maxLines, maxQuantity } from "~/features/cart/cart";
import { lineMessage, longestMessage } from "~/features/cart/lineMessage";
import { type LineSet, setLine } from "~/features/cart/setLine.server";
import { cartOfCall } from "./carts";
import { forAnybody } from "./http/auth";
import { localeOfCall, openResource } from "./http/context";
import { bodyAnswers, inJson, signInAnswer, unknownAnswer, unknownThing } from "./http/errors";
import { bodyOf, noteText, productId } from "./http/fields";
import { faultyFields } from "./http/messages";
import { takeJson } from "./http/requireJson";
import { productShape, readProductAnswers } from "./shapes/productShape";
import { idParam } from "./shapes/shapes";

const pieces = "catalog:problem.quantity";

const body = z
  .object({
    id: productId.openapi({ description: "Id of the product" }),
    variantId: productId.nullish().openapi({ description: "Must be there for a product with variants" }),
    note: noteText.nullish().openapi({ description: "Lines with different notes are different lines" }),
    quantity: z
      .number({ required_error: "ui:forms.required", invalid_type_error: pieces })
      .int(pieces)
      .min(0, pieces)
      .max(maxQuantity, pieces)
      .openapi({ description: "Pieces of the line afterwards; 0 removes it" }),
  })
  .openapi("CartLineBody");

const answer = z
  .object({
    product: productShape,
    variantId: z.number().int(),
    quantity: z.number().int().openapi({ description: "What the line holds now: at most what is in stock" }),
    original_quantity: z.number().int().openapi({ description: "What it held before" }),
  })
  .openapi("CartLine");

const put = createRoute({
  method: "put",
  path: "/cart/{id}",
  tags: ["Cart"],
  summary: "Set a line of a cart, told by product, variant and note, to a number of pieces",
  ...forAnybody,
  middleware: takeJson,
  request: { params: idParam, body: bodyOf(body) },
  responses: { 200: inJson(answer, "The line"), ...bodyAnswers, 401: signInAnswer, 404: unknownAnswer },
});

export const cartLines = openResource().openapi(put, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const { owner } = await cartOfCall(context, context.req.valid("param").id);
  const { id, variantId = null, note, quantity } = context.req.valid("json");
  const message = lineMessage(note ?? "");
  if (message === null) throw faultyFields({ note: [`ui:forms.longest|${longestMessage}`] }, locale);
  const set = await setLine(world.db, owner, { productId: id, variantId, note: message, quantity }, world.now());
  if (!set.ok && set.reason === "gone") throw unknownThing();
  if (!set.ok) throw faultyFields(complaintsAbout(set), locale);
  const [product] = await readProductAnswers(world, owner.locale, [id]);
  if (!product) throw unknownThing();
  return context.json(
    { product, variantId: set.variantId, quantity: set.quantity, original_quantity: set.before },
    200,
  );
});

function complaintsAbout({ reason }: Extract<LineSet, { ok: false }>): Record<string, string[]> {
  if (reason === "variant-missing") return { variantId: ["ui:forms.required"] };
  if (reason === "full") return { id: [`catalog:problem.cartFull|${maxLines}`] };
  if (reason === "sold-out") return { quantity: ["catalog:problem.soldOut"] };
  return { id: ["catalog:problem.unknown"] };
}
