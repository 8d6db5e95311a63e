import { expect, test } from "vitest";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { productFixture } from "../../../tests/support/catalogFolder";
import { createImportShop, day, importedAt } from "../../../tests/support/catalogImport";

/** Reads each step as [from, to, gross, is sale], with times in days after the import. */
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
  return { "products.ndjson": [productFixture(changes)] };
}

test("a product without a history starts its log with the current price", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  expect(await logOf(db, "cs")).toEqual([[0, null, 12_990, 0]]);
  expect(await logOf(db, "sk")).toEqual([[0, null, 51_990, 0]]);
});

test("the steps of a sale are distinguished from the regular prices before it", async () => {
  const { db, importFiles } = await createImportShop();
  const priceLog = [
    { from: "-120d", czk: "12990", eur: "519.90" },
    { from: "-20d", czk: "10990", eur: "439.90" },
    { from: "-5d", czk: "9990" },
  ];
  await importFiles(priced({ sale: { active: true, czk: "9990", eur: "399.90" }, priceLog }));
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

test("a lower price in the past is not a sale while no sale is active", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ sale: { active: false, czk: "9990" }, priceLog: [{ from: "-120d", czk: "9990" }] }));
  expect(await logOf(db, "cs")).toEqual([
    [-120, 0, 9_990, 0],
    [0, null, 12_990, 0],
  ]);
});

test("a new price ends the one before it, in the shop version where it changed", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await importFiles(priced({ price: { czk: "11990", eur: "519.90" } }), 10);
  expect(await logOf(db, "cs")).toEqual([
    [0, 10, 12_990, 0],
    [10, null, 11_990, 0],
  ]);
  expect(await logOf(db, "sk")).toEqual([[0, null, 51_990, 0]]);
});

test("a price corrected at the instant it was set replaces it in the log", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await importFiles(priced({ price: { czk: "11990", eur: "519.90" } }));
  expect(await logOf(db, "cs")).toEqual([[0, null, 11_990, 0]]);
});

test("a product that leaves the Slovak shop and comes back has a gap in its log", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await importFiles(priced({ price: { czk: "12990", eur: "0" } }), 10);
  await importFiles({}, 20);
  expect(await logOf(db, "sk")).toEqual([
    [0, 10, 51_990, 0],
    [20, null, 51_990, 0],
  ]);
});
