import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { isLocale, type Locale } from "~/platform/i18n/locale";

import { sampleShop } from "../../../tests/support/shop/sampleShop";
import { testWorld } from "../../../tests/support/shop/world";
import { searchShop } from "./searchShop.server";

type Line = { locale: Locale; query: string; wanted: string };

const lines = readFileSync("app/features/search/shoppersQueries.txt", "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line): Line => {
    const [locale, query, wanted] = line.split(" | ");
    if (!isLocale(locale) || !query || !wanted) throw new Error(`not a line of the table: ${line}`);
    return { locale, query, wanted };
  });

const families: Record<string, string[]> = {
  bundy: ["bunda", "krivak", "bomber", "semisova-bunda", "prosivana-bunda"],
  kabaty: ["kabat", "zavinovaci-kabat", "beranek"],
  kozichy: ["kozich", "beranek"],
  vesty: ["vesta", "kozesinova-vesta"],
  kabelky: ["kabelka", "crossbody", "shopper"],
};

let db: Db;
/** The properties of each product, such as `druh=kabat` and `barva=cerna`. */
let properties: Map<number, Set<string>>;
let sold: Record<Locale, number[]>;

beforeAll(async () => {
  db = await sampleShop();
  properties = await readProperties(db);
  sold = { cs: await readSold("cs"), sk: await readSold("sk") };
}, 60_000);
afterAll(() => db.destroy());

test("the table is long", () => {
  expect(lines.length).toBeGreaterThan(120);
});

test.each(lines)("$locale: $query", async ({ locale, query, wanted }) => {
  const { ids = [] } = (await searchShop(testWorld(db), locale, query))?.hits.products ?? {};
  const claims = wanted.split(" ");
  const named = claims.filter((claim) => /^\d+$/.test(claim)).map(Number);
  expect(ids.slice(0, 3)).toEqual(expect.arrayContaining(named));
  if (named.length > 0) return;
  const isRight = (id: number) => claims.every((claim) => holds(id, claim));
  const howMany = Math.min(3, sold[locale].filter(isRight).length);
  expect(howMany).toBeGreaterThan(0);
  expect(
    ids.slice(0, howMany).filter((id) => !isRight(id)),
    ids.slice(0, 3).join(" "),
  ).toEqual([]);
  expect(ids.length).toBeGreaterThanOrEqual(howMany);
});

function holds(id: number, claim: string): boolean {
  const [name, values = ""] = claim.split("=");
  const allowed = values.split("|").flatMap((value) => families[value] ?? [value]);
  return allowed.some((value) => properties.get(id)?.has(`${name}=${value}`));
}

async function readSold(locale: Locale): Promise<number[]> {
  const rows = await db.selectFrom("product_offer").where("locale", "=", locale).select("product_id").execute();
  return rows.map((row) => row.product_id);
}

async function readProperties(shop: Db): Promise<Map<number, Set<string>>> {
  const attributes = await shop.selectFrom("product_attribute").selectAll().execute();
  const colours = await shop.selectFrom("variant").where("colour_id", "is not", null).selectAll().execute();
  const categories = await shop.selectFrom("product_category").selectAll().execute();
  const all: [number, string][] = [
    ...attributes.map((row): [number, string] => [row.product_id, `${row.attribute_id}=${row.value_id}`]),
    ...colours.map((row): [number, string] => [row.product_id, `barva=${row.colour_id}`]),
    ...categories.map((row): [number, string] => [row.product_id, `kategorie=${row.category_id}`]),
  ];
  const known = new Map<number, Set<string>>();
  for (const [id, property] of all) known.set(id, (known.get(id) ?? new Set()).add(property));
  return known;
}
