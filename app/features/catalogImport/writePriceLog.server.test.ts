import { expect, test } from "vitest";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { writtenProduct } from "../../../tests/support/catalogueFolder";
import { day, importedAt, importingShop } from "../../../tests/support/catalogueImport";

/** Each step as days after the import from and to, gross, and whether it is a sale. */
async function logOf(db: Db, locale: Locale) {
  const rows = await db
    .selectFrom("price_log")
    .where("locale", "=", locale)
    .selectAll()
    .orderBy("valid_from_at")
    .execute();
  const daysAfter = (at: number | null) => (at === null ? null : (at - importedAt) / day);
  return rows.map((row) => [daysAfter(row.valid_from_at), daysAfter(row.valid_to_at), row.gross_minor, row.is_sale]);
}

function priced(changes: Record<string, unknown>) {
  return { "products.ndjson": [writtenProduct(changes)] };
}

test("a product without a history begins its log with the price of today", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  expect(await logOf(db, "cs")).toEqual([[0, null, 12_990, 0]]);
  expect(await logOf(db, "sk")).toEqual([[0, null, 51_990, 0]]);
});

test("the steps of a sale are told from the regular prices before it", async () => {
  const { db, bring } = await importingShop();
  const priceLog = [
    { from: "-120d", czk: "12990", eur: "519.90" },
    { from: "-20d", czk: "10990", eur: "439.90" },
    { from: "-5d", czk: "9990" },
  ];
  await bring(priced({ sale: { active: true, czk: "9990", eur: "399.90" }, priceLog }));
  expect(await logOf(db, "cs")).toEqual([
    [-120, -20, 12_990, 0],
    [-20, -5, 10_990, 1],
    [-5, null, 9_990, 1],
  ]);
  expect(await logOf(db, "sk")).toEqual([
    [-120, -20, 51_990, 0],
    [-20, 0, 43_990, 1],
    [0, null, 39_990, 1],
  ]);
});

test("a lower price of the past is no sale while there is none", async () => {
  const { db, bring } = await importingShop();
  await bring(priced({ sale: { active: false, czk: "9990" }, priceLog: [{ from: "-120d", czk: "9990" }] }));
  expect(await logOf(db, "cs")).toEqual([
    [-120, 0, 9_990, 0],
    [0, null, 12_990, 0],
  ]);
});

test("a new price ends the one before it, in the shop version where it changed", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  await bring(priced({ price: { czk: "11990", eur: "519.90" } }), 10);
  expect(await logOf(db, "cs")).toEqual([
    [0, 10, 12_990, 0],
    [10, null, 11_990, 0],
  ]);
  expect(await logOf(db, "sk")).toEqual([[0, null, 51_990, 0]]);
});

test("a price corrected in the instant it was set is the only one", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  await bring(priced({ price: { czk: "11990", eur: "519.90" } }));
  expect(await logOf(db, "cs")).toEqual([[0, null, 11_990, 0]]);
});

test("a product that leaves the Slovak shop and comes back has a gap in its log", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  await bring(priced({ price: { czk: "12990", eur: "0" } }), 10);
  await bring({}, 20);
  expect(await logOf(db, "sk")).toEqual([
    [0, 10, 51_990, 0],
    [20, null, 51_990, 0],
  ]);
});
