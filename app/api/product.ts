import { createRoute, z } from "@hono/zod-openapi";

import { formatVariant } from "~/features/products/product";
import { findProductAddress, readProduct } from "~/features/products/product.queries.server";

import { createResource } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { productFields, readApiProducts } from "./shapes/productShape";
import { idAndLocale, minorAmount } from "./shapes/shapes";

const variant = z.object({
  id: z.number().int(),
  name: z.string(),
  sku: z.string(),
  ean: z.string().nullable(),
  colour: z.object({ id: z.string(), name: z.string(), hex: z.string() }).nullable(),
  size: z.string(),
  price_tax_incl: minorAmount,
  in_stock: z.boolean().openapi({ description: "The e-shop can send it" }),
  in_stores: z.boolean(),
});

const detail = z
  .object({
    ...productFields,
    variants: z.array(variant),
    attributes: z.array(z.object({ name: z.string(), value: z.string() })),
  })
  .openapi("ProductDetail");

const route = createRoute({
  method: "get",
  path: "/catalog/product/{id}/{locale}",
  tags: ["Catalogue"],
  summary: "A product with its variants; 404 where the shop version does not sell it",
  request: { params: idAndLocale },
  responses: { 200: jsonResponse(detail, "The product"), 404: notFoundAnswer },
});

export const product = createResource().openapi(route, async (context) => {
  const { world } = context.env;
  const { id, locale } = context.req.valid("param");
  if (!(await findProductAddress(world.db, locale, id, world.now()))) throw notFound();
  const [answer] = await readApiProducts(world, locale, [id]);
  const read = await readProduct(world.db, locale, id, world.now());
  if (!answer || !read) throw notFound();
  const variants = read.product.variants.map((variant) => ({
    id: variant.id,
    name: formatVariant(variant),
    sku: variant.sku,
    ean: variant.ean,
    colour: variant.colourId
      ? { id: variant.colourId, name: variant.colour ?? "", hex: variant.colourHex ?? "" }
      : null,
    size: variant.size,
    price_tax_incl: variant.unitMinor,
    in_stock: variant.onHand > 0,
    in_stores: variant.inStores > 0,
  }));
  return context.json({ ...answer, variants, attributes: read.product.attributes }, 200);
});
