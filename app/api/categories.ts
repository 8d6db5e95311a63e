import { createRoute, z } from "@hono/zod-openapi";
import { categoryAddress } from "~/addresses";
import { readCachedCategories } from "~/features/products/category.queries.server";

import { createResource, localeParam } from "./http/context";
import { jsonResponse, notFoundAnswer } from "./http/errors";

const category = z
  .object({
    id: z.number().int(),
    parent_id: z.number().int().nullable(),
    name: z.string(),
    title: z.string().nullable().openapi({ description: "What its page is called, where not by the name" }),
    slug: z.string(),
    image: z.string().nullable(),
    url: z.string(),
  })
  .openapi("Category");

const route = createRoute({
  method: "get",
  path: "/catalog/category/{locale}",
  tags: ["Catalogue"],
  summary: "All categories of products",
  request: { params: localeParam },
  responses: { 200: jsonResponse(z.array(category), "In the order of the tree"), 404: notFoundAnswer },
});

export const categories = createResource().openapi(route, async (context) => {
  const { locale } = context.req.valid("param");
  const tree = await readCachedCategories(context.env.world.db, locale);
  const shown = tree.map(({ parentId, picture, ...node }) => ({
    ...node,
    parent_id: parentId,
    image: picture,
    url: categoryAddress(locale, node),
  }));
  return context.json(shown, 200);
});
