import { createRoute, z } from "@hono/zod-openapi";

import { maxLines, maxQuantity } from "~/features/cart/cart";
import { cleanLineMessage, maxLineMessageLength } from "~/features/cart/lineMessage";
import { type SetLineResult, setLine } from "~/features/cart/setLine.server";
import { cartOfCall } from "./carts";
import { optionalAuth } from "./http/auth";
import { createResource, localeOfCall } from "./http/context";
import { bodyErrors, jsonResponse, notFound, notFoundAnswer, unauthorizedAnswer } from "./http/errors";
import { bodyOf, noteText, productIdField } from "./http/fields";
import { validationError } from "./http/messages";
import { requireJson } from "./http/requireJson";
import { productShape, readApiProducts } from "./shapes/productShape";
import { idParam } from "./shapes/shapes";

const pieces = "catalog:problem.quantity";

const body = z
  .object({
    id: productIdField.openapi({ description: "Id of the product" }),
    variantId: productIdField.nullish().openapi({ description: "Must be there for a product with variants" }),
    note: noteText(
      maxLineMessageLength,
      "Only for products with `allows_message`. Lines with different notes are different lines",
    ),
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
  summary: "Set the number of pieces of a cart's line, named by product, variant and note",
  ...optionalAuth,
  middleware: requireJson,
  request: { params: idParam, body: bodyOf(body) },
  responses: { 200: jsonResponse(answer, "The line"), ...bodyErrors, 401: unauthorizedAnswer, 404: notFoundAnswer },
});

export const cartLines = createResource().openapi(put, async (context) => {
  const { world } = context.env;
  const locale = localeOfCall(context);
  const { owner } = await cartOfCall(context, context.req.valid("param").id);
  const { id, variantId = null, note, quantity } = context.req.valid("json");
  const message = cleanLineMessage(note ?? "");
  if (message === null) throw validationError({ note: [`ui:forms.longest|${maxLineMessageLength}`] }, locale);
  const set = await setLine(world.db, owner, { productId: id, variantId, note: message, quantity }, world.now());
  if (!set.ok && set.reason === "gone") throw notFound();
  if (!set.ok) throw validationError(lineErrors(set), locale);
  const [product] = await readApiProducts(world, owner.locale, [id]);
  if (!product) throw notFound();
  return context.json(
    { product, variantId: set.variantId, quantity: set.quantity, original_quantity: set.before },
    200,
  );
});

function lineErrors({ reason }: Extract<SetLineResult, { ok: false }>): Record<string, string[]> {
  if (reason === "variant-missing") return { variantId: ["ui:forms.required"] };
  if (reason === "full") return { id: [`catalog:problem.cartFull|${maxLines}`] };
  if (reason === "no-message") return { note: ["cart:message.notTaken"] };
  if (reason === "sold-out") return { quantity: ["catalog:problem.soldOut"] };
  return { id: ["catalog:problem.unknown"] };
}
