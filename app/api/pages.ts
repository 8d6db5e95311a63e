import { createRoute, z } from "@hono/zod-openapi";

import { pageAddress } from "~/features/content/pageAddresses";
import { readFilledPage } from "~/features/legal/readFilledPage.server";

import { createResource, localeParam } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { minorAmount } from "./shapes/shapes";

const price = z.object({
  name: z.string(),
  price_tax_incl: minorAmount,
  up_to_tax_incl: minorAmount.nullable().openapi({ description: "Set where the price is a range" }),
});

const page = z
  .object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    lead: z.string(),
    content: z.string().openapi({ description: "HTML" }),
    prices: z.array(price),
    url: z.string(),
  })
  .openapi("Page");

const route = createRoute({
  method: "get",
  path: "/pages/{id}/{locale}",
  tags: ["Texts"],
  summary: "A page of texts by the number of its address, or by the name of one that has its own",
  request: {
    params: localeParam.extend({
      id: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .openapi({ param: { name: "id", in: "path" } }),
    }),
  },
  responses: { 200: jsonResponse(page, "The page"), 404: notFoundAnswer },
});

export const pages = createResource().openapi(route, async (context) => {
  const { id, locale } = context.req.valid("param");
  const found = await readFilledPage(context.env.world, locale, id);
  if (!found) throw notFound();
  const { title, slug, lead, bodyHtml, prices } = found;
  const priced = prices.map((price) => ({
    name: price.name,
    price_tax_incl: price.priceMinor,
    up_to_tax_incl: price.upToMinor,
  }));
  return context.json(
    { id, title, slug, lead, content: bodyHtml, prices: priced, url: pageAddress(locale, found) },
    200,
  );
});
