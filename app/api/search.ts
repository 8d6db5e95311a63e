import { createRoute, z } from "@hono/zod-openapi";

import { countPages, listingPageSize } from "~/features/listing/listing";
import { emptyFilter } from "~/features/listing/listingFilter";
import { defaultSortOf } from "~/features/listing/listingScope";
import { listProducts } from "~/features/listing/listProducts.server";
import { type SearchKind, searchKinds } from "~/features/search/index/searchDocument";
import { searchSources } from "~/features/search/index/sources.server";
import { readQuery } from "~/features/search/query";
import { recordZeroResult } from "~/features/search/recordZeroResult.server";
import { resultKinds } from "~/features/search/resultKinds";
import { searchShop } from "~/features/search/searchShop.server";
import { sectionSize } from "~/features/search/searchView";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { createResource, localeParam } from "./http/context";
import { ApiError, errorShape, jsonResponse, notFound, notFoundAnswer } from "./http/errors";
import { productShape, readApiProducts } from "./shapes/productShape";
import { paged, pageQuery } from "./shapes/shapes";

const link = z.object({ text: z.string(), url: z.string(), note: z.string() });
const section = z.object({
  kind: z.enum(searchKinds),
  count: z.number().int(),
  products: z.array(productShape).openapi({ description: "Filled in the section of products alone" }),
  links: z.array(link).openapi({ description: "Filled in all others" }),
});

const answer = z
  .object({
    q: z.string(),
    is_partial: z.boolean().openapi({ description: "Nothing answers every word" }),
    sections: z.array(section),
    ...paged,
  })
  .openapi("SearchResult");

const route = createRoute({
  method: "get",
  path: "/search/{locale}",
  tags: ["Catalogue"],
  summary: "Products, categories, posts and pages that answer the words",
  request: {
    params: localeParam,
    query: pageQuery.extend({
      q: z.string().optional().openapi({ description: "At most 100 characters count" }),
      section: z.enum(searchKinds).optional().openapi({ description: "This section alone, in pages of 30" }),
    }),
  },
  responses: {
    200: jsonResponse(answer, "Five of each section, or one section whole"),
    404: notFoundAnswer,
    503: jsonResponse(errorShape, "The shop has only just been opened"),
  },
});

export const search = createResource().openapi(route, async (context) => {
  const { world } = context.env;
  const { locale } = context.req.valid("param");
  const { q, section: kind, page = 1 } = context.req.valid("query");
  const query = readQuery(q ?? null);
  const results = query.text === "" ? null : await searchShop(world, locale, query.text);
  if (results === undefined) throw new ApiError(503, "The search is being prepared", {}, { "Retry-After": "5" });
  const found = results ? resultKinds(results.hits, results.understanding) : [];
  const isPartial = found.some(([, hits]) => hits.isPartial);
  const isLost = query.text !== "" && (found.length === 0 || isPartial);
  if (isLost && !kind) setImmediate(() => recordZeroResult(world, locale, query.text));
  const wanted = kind ? found.filter(([foundKind]) => foundKind === kind) : found;
  const size = kind ? listingPageSize : sectionSize;
  const pieces = await Promise.all(
    wanted.map(([foundKind, { ids }]) => readSection(world, locale, foundKind, { ids, page, size })),
  );
  const pageCount = kind ? countPages(pieces[0]?.count ?? 0) : 1;
  if (page > pageCount) throw notFound();
  const shown = pieces.filter(({ count }) => count > 0);
  return context.json({ q: query.text, is_partial: isPartial, sections: shown, page, page_count: pageCount }, 200);
});

type Part = { ids: readonly number[]; page: number; size: number };

async function readSection(
  world: World,
  locale: Locale,
  kind: SearchKind,
  { ids, page, size }: Part,
): Promise<z.infer<typeof section>> {
  if (kind === "products") {
    const scope = { kind: "found", ids } as const;
    const request = { scope, filter: emptyFilter, sort: defaultSortOf(scope), page };
    const listed = await listProducts(world.db, locale, request, world.now());
    const products = await readApiProducts(world, locale, listed.ids.slice(0, size));
    return { kind, count: listed.productCount, products, links: [] };
  }
  const source = searchSources.find((candidate) => candidate.kind === kind);
  const some = ids.slice((page - 1) * size, page * size);
  const links = (await source?.readLinks?.(world.db, locale, some)) ?? [];
  return {
    kind,
    count: ids.length,
    products: [],
    links: links.map(({ text, address, note }) => ({ text, url: address, note })),
  };
}
