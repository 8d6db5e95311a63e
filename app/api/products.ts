import { createRoute, z } from "@hono/zod-openapi";

import { rootCategoryOf, sections } from "~/addresses";
import { filterWords } from "~/features/listing/filterLabels.server";
import { readListingIndex } from "~/features/listing/index/readListingIndex.server";
import { pageCountOf } from "~/features/listing/listing";
import { filterGroups, filterParameters } from "~/features/listing/listingFilter";
import { filterOf, parseListingQuery } from "~/features/listing/listingQuery";
import { defaultSortOf, type ListingScope } from "~/features/listing/listingScope";
import { sorts } from "~/features/listing/listingSort";
import { listProducts } from "~/features/listing/listProducts.server";
import { readCurrency } from "~/features/money/currency.queries.server";
import { categoriesOf } from "~/features/search/categoryLinks.server";

import { localeParam, openResource } from "./http/context";
import { inJson, unknownAnswer, unknownThing } from "./http/errors";
import { productShape, readProductAnswers } from "./shapes/productShape";
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
  responses: { 200: inJson(listing, "30 a page"), 404: unknownAnswer },
});

export const products = openResource().openapi(route, async (context) => {
  const { world } = context.env;
  const { db, now } = world;
  const { locale } = context.req.valid("param");
  const tree = await categoriesOf(db, locale);
  const scope = scopeOf(context.req.valid("query"), tree);
  if (!scope) throw unknownThing();
  const { sizes } = await readListingIndex(db);
  const words = await filterWords(db, locale, { tree, within: null, sizes });
  const { decimals } = await readCurrency(db, locale);
  const terms = { decimals, defaultSort: defaultSortOf(scope), isKnown: words.isKnown };
  const asked = parseListingQuery(new URL(context.req.url).searchParams, terms);
  if (!asked) throw unknownThing();
  const { sort, page } = asked;
  const listed = await listProducts(db, locale, { scope, filter: filterOf(asked), sort, page }, now());
  const pageCount = pageCountOf(listed.productCount);
  if (page > pageCount) throw unknownThing();
  const counts = filterGroups.map((group) => [filterParameters[group], Object.fromEntries(listed.facets[group])]);
  return context.json(
    {
      items: await readProductAnswers(world, locale, listed.ids),
      count: listed.productCount,
      page,
      page_count: pageCount,
      facets: Object.fromEntries(counts),
    },
    200,
  );
});

type Asked = Pick<z.infer<typeof query>, "category" | "section" | "list">;

/** Undefined for a category that is not there. */
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
