import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { newForDays } from "~/features/products/activeLabels";
import { isBestseller } from "~/features/products/bestseller.queries.server";
import type { Db } from "~/platform/database/database.server";
import { isLocale, type Locale } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";

import { sampleShop } from "../../../tests/support/shop/sampleShop";
import { testWorld } from "../../../tests/support/shop/world";
import { pageKeysOf } from "./index/pageDocuments.queries.server";
import { postKeysOf } from "./index/postDocuments.queries.server";
import type { SearchKind } from "./index/searchDocument";
import type { SearchHits } from "./index/searchIndex";
import { searchSources } from "./index/sources.server";
import { resultKinds } from "./resultKinds";
import { openSearch, searchShop } from "./searchShop.server";

type Line = { locale: Locale; query: string; wanted: string };

const lines = readFileSync("app/features/search/shoppersQueries.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Line => {
    const [locale, query, wanted] = line.split(" | ");
    if (!isLocale(locale) || !query || !wanted) throw new Error(`not a line of the table: ${line}`);
    return { locale, query, wanted };
  });

const decimalsOf = { cs: 0, sk: 2 } as const satisfies Record<Locale, number>;

const families: Record<string, string[]> = {
  bundy: ["bunda", "krivak", "bomber", "semisova-bunda", "prosivana-bunda"],
  kabaty: ["kabat", "zavinovaci-kabat", "beranek"],
  kozichy: ["kozich", "beranek"],
  vesty: ["vesta", "kozesinova-vesta"],
  kabelky: ["kabelka", "crossbody", "shopper"],
  darky: ["rukavice", "opasek", "penezenka", "cepice", "limec", "kabelka", "crossbody", "shopper", "batoh", "pece"],
};

let db: Db;
/** The properties of each product, such as `druh=kabat` and `barva=cerna`. */
let properties: Map<number, Set<string>>;
let sold: Record<Locale, number[]>;
/** Prices in whole units, by language and product. */
let prices: Map<string, number>;

beforeAll(async () => {
  db = await sampleShop();
  properties = await readProperties(db);
  prices = await readPrices(db);
  sold = { cs: await readSold("cs"), sk: await readSold("sk") };
  for (const index of openSearch(testWorld(db)).values()) await index.current();
}, 60_000);
afterAll(() => db.destroy());

test("the table is long", () => {
  expect(new Set(lines.map(({ locale, query }) => `${locale} ${query}`)).size).toBeGreaterThanOrEqual(400);
});

test.each(lines)("$locale: $query", async ({ locale, query, wanted }) => {
  const results = await searchShop(testWorld(db), locale, query);
  if (!results) throw new Error("the index is not ready");
  const kinds = resultKinds(results.hits, results.understanding);
  const ids = kinds.find(([kind]) => kind === "products")?.[1].ids ?? [];
  const { note, info, first, named, isGoods, isNone, properties: claims } = sortClaims(wanted);
  for (const part of note) expect(results.understanding.parts.map(({ kind }) => String(kind))).toContain(part);
  for (const id of first) expect(String(ids[0])).toBe(id);
  if (isNone) expect(ids).toEqual([]);
  if (isGoods) expect(kinds[0]?.[0]).toBe("products");
  if (info.length > 0) await expectInformation(locale, kinds, info);
  expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(named));
  if (claims.length > 0) expectProducts(locale, ids, claims);
});

/** Splits the expectations of a line by what they are about. */
function sortClaims(wanted: string) {
  const claims = wanted.split(" ");
  const after = (start: string) =>
    claims.filter((claim) => claim.startsWith(start)).flatMap((claim) => claim.slice(start.length).split("|"));
  const isSpecial = (claim: string) => /^(?:note=|info=|first=|goods$|none$|\d+$)/.test(claim);
  return {
    note: after("note="),
    info: after("info="),
    first: after("first="),
    named: claims.filter((claim) => /^\d+$/.test(claim)).map(Number),
    isGoods: claims.includes("goods"),
    isNone: claims.includes("none"),
    properties: claims.filter((claim) => !isSpecial(claim)),
  };
}

function expectProducts(locale: Locale, ids: readonly number[], claims: readonly string[]): void {
  const isRight = (id: number) => claims.every((claim) => holds(locale, id, claim));
  const howMany = Math.min(3, sold[locale].filter(isRight).length);
  expect(howMany).toBeGreaterThan(0);
  expect(
    ids.slice(0, howMany).filter((id) => !isRight(id)),
    ids.slice(0, 3).join(" "),
  ).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(howMany);
}

/**
 * Expects one of the wanted pages or articles to come first. Ids in the catalog are accepted, as they change less than
 * titles.
 */
async function expectInformation(locale: Locale, kinds: [SearchKind, SearchHits][], wanted: readonly string[]) {
  const [kind, hits] = kinds[0] ?? [];
  expect(["pages", "posts"]).toContain(kind);
  const ids = hits?.ids.slice(0, 1) ?? [];
  const [key = ""] = kind === "pages" ? pageKeysOf(ids) : postKeysOf(ids);
  const [link] = (await searchSources.find((source) => source.kind === kind)?.readLinks?.(db, locale, ids)) ?? [];
  const isWanted = wanted.some((word) => word === key || (/\D/.test(word) && link?.address.includes(word)));
  expect(isWanted, `${key} ${link?.address}`).toBe(true);
}

function holds(locale: Locale, id: number, claim: string): boolean {
  const [, name = "", sign, values = ""] = /^(\w+)(<=|>=|!=|=)(.+)$/.exec(claim) ?? [];
  const price = prices.get(`${locale} ${id}`) ?? 0;
  if (sign === "<=") return price <= Number(values);
  if (sign === ">=") return price >= Number(values);
  const allowed = values.split("|").flatMap((value) => families[value] ?? [value]);
  const isAmong = allowed.some((value) => properties.get(id)?.has(`${name}=${value}`));
  return sign === "!=" ? !isAmong : isAmong;
}

async function readSold(locale: Locale): Promise<number[]> {
  const rows = await db.selectFrom("product_offer").where("locale", "=", locale).select("product_id").execute();
  return rows.map((row) => row.product_id);
}

async function readPrices(shop: Db): Promise<Map<string, number>> {
  const rows = await shop.selectFrom("product_offer").select(["product_id as id", "locale", "gross_minor"]).execute();
  return new Map(
    rows.map(({ id, locale, gross_minor }) => [`${locale} ${id}`, gross_minor / 10 ** decimalsOf[locale]]),
  );
}

async function readProperties(shop: Db): Promise<Map<number, Set<string>>> {
  const attributes = await shop.selectFrom("product_attribute").selectAll().execute();
  const colours = await shop.selectFrom("variant").where("colour_id", "is not", null).selectAll().execute();
  const labelled = await shop
    .selectFrom("product")
    .select(["id", "is_good_price", "published_at", isBestseller.as("isBestseller")])
    .execute();
  const sizes = await shop.selectFrom("variant").where("size", "<>", "").selectAll().execute();
  const categories = await shop.selectFrom("product_category").selectAll().execute();
  const all: [number, string][] = [
    ...attributes.map((row): [number, string] => [row.product_id, `${row.attribute_id}=${row.value_id}`]),
    ...colours.map((row): [number, string] => [row.product_id, `barva=${row.colour_id}`]),
    ...labelled.flatMap((row): [number, string][] => [
      ...(row.is_good_price ? [[row.id, "stitek=goodPrice"] satisfies [number, string]] : []),
      ...(row.isBestseller ? [[row.id, "stitek=bestseller"] satisfies [number, string]] : []),
      ...(testWorld(shop).now() - row.published_at <= newForDays * dayMs
        ? [[row.id, "stitek=new"] satisfies [number, string]]
        : []),
    ]),
    ...sizes.map((row): [number, string] => [row.product_id, `velikost=${row.size}`]),
    ...categories.map((row): [number, string] => [row.product_id, `kategorie=${row.category_id}`]),
  ];
  const known = new Map<number, Set<string>>();
  for (const [id, property] of all) known.set(id, (known.get(id) ?? new Set()).add(property));
  return known;
}
