import { createRoute, z } from "@hono/zod-openapi";
import { rootCategoryOf, sections } from "~/addresses";
import { loadFilterLabels } from "~/features/listing/filterLabels.server";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import { countPages } from "~/features/listing/listing";
import { filterGroups, filterParameters } from "~/features/listing/listingFilter";
import { parseListingQuery, toListingFilter } from "~/features/listing/listingQuery";
import { defaultSortOf, type ListingScope } from "~/features/listing/listingScope";
import { sorts } from "~/features/listing/listingSort";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readCachedCategories } from "~/features/products/category.queries.server";

import { createResource, localeParam } from "./http/context";
import { jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { productShape, readApiProducts } from "./shapes/productShape";
import { paged, wholeNumber } from "./shapes/shapes";

const many = z.union([z.string(), z.array(z.string())]).optional();

const query = z.object({
  category: wholeNumber.optional().openapi({ description: "Id of a category; its whole tree" }),
  section: z.enum(sections).optional().openapi({ description: "Only what is in this section's tree as well" }),
  list: z.enum(["new", "sale"]).optional().openapi({ description: "New or reduced products of the whole shop" }),
  barva: many.openapi({ description: "Colours by id; any of them" }),
  velikost: many.openapi({ description: "Sizes" }),
  material: many,
  cena_od: z.string().optional().openapi({ description: "Lowest price with VAT, in the currency's units" }),
  cena_do: z.string().optional(),
  stitek: many.openapi({ description: "Labels" }),
  skladem: z.string().optional().openapi({ description: "1: only what can be sent" }),
  prodejna: many.openapi({ description: "Stores that have it, by id" }),
  kategorie: many.openapi({ description: "Categories by id, any of them" }),
  razeni: z
    .string()
    .optional()
    .openapi({ description: `One of ${sorts.join(", ")}` }),
  strana: z.string().optional().openapi({ description: "The page, from 2; the first has no parameter" }),
});

const facets = z.record(z.record(z.number().int())).openapi({
  description: "How many products each value of a filter would leave, by parameter",
});

const listing = z
  .object({ items: z.array(productShape), count: z.number().int(), ...paged, facets })
  .openapi("ProductList");

const route = createRoute({
  method: "get",
  path: "/catalog/products/{locale}",
  tags: ["Catalogue"],
  summary: "Products of the shop, of a category or a section, with the parameters of a listing's address",
  request: { params: localeParam, query },
  responses: { 200: jsonResponse(listing, "30 a page"), 404: notFoundAnswer },
});

export const products = createResource().openapi(route, async (context) => {
  const { world } = context.env;
  const { db, now } = world;
  const { locale } = context.req.valid("param");
  const tree = await readCachedCategories(db, locale);
  const scope = scopeOf(context.req.valid("query"), tree);
  if (!scope) throw notFound();
  const { sizes } = await readListingIndex(db);
  const words = await loadFilterLabels(db, locale, { tree, within: null, sizes });
  const { decimals } = await readCurrency(db, locale);
  const terms = { decimals, defaultSort: defaultSortOf(scope), isKnown: words.isKnown, tree };
  const asked = parseListingQuery(new URL(context.req.url).searchParams, terms);
  if (!asked) throw notFound();
  const { sort, page } = asked;
  const listed = await listProducts(db, locale, { scope, filter: toListingFilter(asked), sort, page }, now());
  const pageCount = countPages(listed.productCount);
  if (page > pageCount) throw notFound();
  const counts = filterGroups.map((group) => [filterParameters[group], Object.fromEntries(listed.facets[group])]);
  return context.json(
    {
      items: await readApiProducts(world, locale, listed.ids),
      count: listed.productCount,
      page,
      page_count: pageCount,
      facets: Object.fromEntries(counts),
    },
    200,
  );
});

type Asked = Pick<z.infer<typeof query>, "category" | "section" | "list">;

/** Returns the scope of the listing; undefined for an unknown category. */
function scopeOf({ category, section, list }: Asked, tree: readonly { id: number; parentId: number | null }[]) {
  if (list) return { kind: list } satisfies ListingScope;
  const rootId = section ? rootCategoryOf[section] : null;
  const categoryId = category ?? rootId;
  if (categoryId === null) {
    const categoryIds = tree.filter(({ parentId }) => parentId === null).map(({ id }) => id);
    return { kind: "categories", categoryIds } satisfies ListingScope;
  }
  if (!tree.some(({ id }) => id === categoryId)) return undefined;
  return { kind: "category", categoryId, rootId } satisfies ListingScope;
}
