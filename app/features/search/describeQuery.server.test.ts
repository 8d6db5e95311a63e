import { afterAll, beforeAll, expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { sampleShop } from "../../../tests/support/shop/sampleShop";
import { testWorld } from "../../../tests/support/shop/world";
import { describeQuery } from "./describeQuery.server";
import { openSearch, searchShop } from "./searchShop.server";

let db: Db;
beforeAll(async () => {
  db = await sampleShop();
  for (const index of openSearch(testWorld(db)).values()) await index.current();
}, 60_000);
afterAll(() => db.destroy());

async function describe(locale: Locale, query: string, chosen?: URLSearchParams) {
  const results = await searchShop(testWorld(db), locale, query);
  if (!results) throw new Error("the index is not ready");
  return describeQuery(db, locale, results, chosen);
}

test("every part of a query is named and leads to the search without it and its preposition", async () => {
  const { parts } = await describe("cs", "damsky kabat s kapuci do 20000 XL");
  expect(parts.map(({ text }) => text)).toEqual(["dámské", "kabát", "kapuce", "do 20\u00a0000\u00a0Kč", "velikost XL"]);
  const withoutHood = new URL(parts[2]?.link ?? "", "http://shop.test");
  expect(withoutHood.searchParams.get("q")).toBe("damsky kabat do 20000 XL");
});

test.each<[Locale, string, string]>([
  ["cs", "černá aktovka na notebook", "černá"],
  ["sk", "čierna aktovka do práce", "čierna"],
])("in %s, what %j names twice is one part, whose link leads to %j", async (locale, query, left) => {
  const { parts } = await describe(locale, query);
  expect(parts).toHaveLength(2);
  expect(new URL(parts[1]?.link ?? "", "http://shop.test").searchParams.get("q")).toBe(left);
  expect((await describe(locale, query.replace(/^\S+ /, ""))).parts, "said alone").toEqual([]);
});

test.each<[Locale, string, number, string]>([
  ["sk", "bunda do 5000 kč čierna", 2, "bunda do 5000 kč"],
  ["cs", "rukavice velikost 8 černé", 2, "rukavice velikost 8"],
  ["cs", "bunda bez kapuce do 9000", 1, "bunda do 9000"],
])("in %s, %j without its part %i is %j", async (locale, query, index, left) => {
  const { parts } = await describe(locale, query);
  expect(new URL(parts[index]?.link ?? "", "http://shop.test").searchParams.get("q")).toBe(left);
});

test("a part that is not wanted, and a label, are named", async () => {
  const { parts } = await describe("cs", "nejprodávanější bunda bez kapuce 5000-9000");
  expect(parts.map(({ text }) => text)).toEqual([
    "Bestseller",
    "bunda",
    "bez kapuce",
    "od 5\u00a0000\u00a0Kč do 9\u00a0000\u00a0Kč",
  ]);
});

test("the links keep the section, its filters and its sort, but begin on the first page", async () => {
  const chosen = new URLSearchParams("q=x&sekce=produkty&barva=cerna&razeni=nejlevnejsi&strana=2");
  const { parts } = await describe("cs", "dámská bunda", chosen);
  expect(parts[0]?.link).toMatch(/q=bunda&sekce=produkty&barva=cerna&razeni=nejlevnejsi$/);
});

test("a budget holds for a long query, too", async () => {
  const words = "dárek pro mého milého tatínka který má rád dlouhé procházky v lese a na horách";
  const { budgets } = await describe("cs", words);
  const query = new URL(budgets[0]?.link ?? "", "http://shop.test").searchParams.get("q") ?? "";
  const results = await searchShop(testWorld(db), "cs", query);
  expect(results?.understanding.price).toEqual({ from: null, to: 1_000 });
});

test("parts are named in the language of the shop, and other words as typed", async () => {
  const { parts } = await describe("sk", "men belt Havel");
  expect(parts.map(({ text }) => text)).toEqual(["pánske", "opasok", "Havel"]);
});

test("a query of one word has nothing to choose from", async () => {
  expect((await describe("cs", "kabát")).parts).toEqual([]);
  expect((await describe("cs", "xqzwv")).parts).toEqual([]);
});

test("imitation leather is answered by a sentence, gifts by budgets unless a price is named", async () => {
  expect(await describe("sk", "bunda z ekokože")).toMatchObject({ asksForImitation: true, budgets: [] });
  const { budgets } = await describe("sk", "darček pre otca");
  expect(budgets.map(({ text }) => text)).toEqual(["do 40,00\u00a0€", "do 80,00\u00a0€", "do 200,00\u00a0€"]);
  expect(budgets[0]?.link).toContain("do+40");
  expect((await describe("cs", "dárek do 1000")).budgets).toEqual([]);
});
