import { expect, test } from "vitest";

import { readApiProducts } from "~/api/shapes/productShape";
import { applySchedule } from "~/features/products/refreshOffers.server";
import type { Db } from "~/platform/database/database.server";
import { productFixture } from "../../../tests/support/catalogFolder";
import { createImportShop, day, importedAt } from "../../../tests/support/catalogImport";

import { readCatalogChanges } from "./catalogChange.queries.server";
import { changeLabels, changePosition } from "./changeLabels.server";
import { changePrice, changeSale, endSale } from "./changePrice.server";
import { hideProduct, publishProduct } from "./changeVisibility.server";

const by = { actor: "jana", reason: "" };

async function shop(changes: Record<string, unknown> = {}) {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "products.ndjson": [productFixture(changes)] });
  const clock = { now: importedAt };
  return { db, importFiles, clock, deps: { db, now: () => clock.now } };
}

async function offersOf(db: Db) {
  const rows = await db
    .selectFrom("product_offer")
    .orderBy("locale")
    .select(["locale", "gross_minor", "struck_minor"])
    .execute();
  return rows.map(({ locale, gross_minor, struck_minor }) => [locale, gross_minor, struck_minor]);
}

async function logOf(db: Db) {
  const rows = await db
    .selectFrom("price_log")
    .where("locale", "=", "cs")
    .orderBy("valid_from_at")
    .selectAll()
    .execute();
  const days = (at: number | null) => (at === null ? null : (at - importedAt) / day);
  return rows.map((row) => [days(row.valid_from_at), days(row.valid_to_at), row.gross_minor, row.is_sale]);
}

test("a new price is charged, logged and recorded with who changed it", async () => {
  const { db, clock, deps } = await shop();
  clock.now += day;
  expect(await changePrice(deps, "ka-1001", { cs: 13_990 }, { actor: "jana", reason: "dražší kůže" })).toEqual({
    ok: true,
    before: "12990 CZK, 519.90 EUR",
    after: "13990 CZK, 519.90 EUR",
  });
  expect(await offersOf(db)).toEqual([
    ["cs", 13_990, null],
    ["sk", 51_990, null],
  ]);
  expect(await logOf(db)).toEqual([
    [0, 1, 12_990, 0],
    [1, null, 13_990, 0],
  ]);
  expect(await readCatalogChanges(db, { subject: "KA-1001", limit: 5 })).toEqual([
    {
      at: clock.now,
      subjectKind: "product",
      subject: "KA-1001",
      kind: "price",
      place: "",
      actor: "jana",
      before: "12990 CZK, 519.90 EUR",
      after: "13990 CZK, 519.90 EUR",
      reason: "dražší kůže",
    },
  ]);
});

test("without a price in euros the Slovak shop no longer sells the product", async () => {
  const { db, deps } = await shop();
  await changePrice(deps, "KA-1001", { sk: null }, by);
  expect(await offersOf(db)).toEqual([["cs", 12_990, null]]);
});

test("a sale price must be below the regular one, which must not fall below it either", async () => {
  const { db, deps } = await shop();
  const sale = { cs: 12_990, fromAt: null, toAt: null };
  expect(await changeSale(deps, "KA-1001", sale, by)).toMatchObject({
    ok: false,
    problem: "The sale price of 12990 CZK must be lower than the regular one of 12990 CZK.",
  });
  await changeSale(deps, "KA-1001", { ...sale, cs: 9_990 }, by);
  expect(await changePrice(deps, "KA-1001", { cs: 9_990 }, by)).toMatchObject({ ok: false });
  expect(await changeSale(deps, "KA-9", { ...sale, cs: 1 }, by)).toEqual({
    ok: false,
    problem: "There is no product KA-9.",
  });
  expect(await readCatalogChanges(db, { limit: 5 })).toHaveLength(1);
});

test("a scheduled sale starts and ends by itself, in offers, log and listings", async () => {
  const { db, clock, deps } = await shop();
  const saleFromTo = { cs: 9_990, fromAt: importedAt + 2 * day, toAt: importedAt + 5 * day };
  await changeSale(deps, "KA-1001", saleFromTo, by);
  expect((await offersOf(db))[0]).toEqual(["cs", 12_990, null]);
  clock.now = importedAt + 2 * day - 1;
  expect(await applySchedule(deps)).toBe(0);
  clock.now = importedAt + 2 * day;
  expect(await applySchedule(deps)).toBe(1);
  expect((await offersOf(db))[0]).toEqual(["cs", 9_990, 12_990]);
  expect((await offersOf(db))[1]).toEqual(["sk", 51_990, null]);
  clock.now = importedAt + 5 * day;
  expect(await applySchedule(deps)).toBe(1);
  expect(await applySchedule(deps)).toBe(0);
  expect((await offersOf(db))[0]).toEqual(["cs", 12_990, null]);
  expect(await logOf(db)).toEqual([
    [0, 2, 12_990, 0],
    [2, 5, 9_990, 1],
    [5, null, 12_990, 0],
  ]);
});

test("a new sale brings nothing back of one that has ended, and a price may fall below that", async () => {
  const { db, clock, deps } = await shop();
  await changeSale(deps, "KA-1001", { cs: 9_990, sk: 39_990, fromAt: null, toAt: importedAt + day }, by);
  clock.now += day;
  await applySchedule(deps);
  expect(await changePrice(deps, "KA-1001", { cs: 8_990 }, by)).toMatchObject({ ok: true });
  await changeSale(deps, "KA-1001", { sk: 39_990, fromAt: null, toAt: clock.now + day }, by);
  clock.now += day;
  await applySchedule(deps);
  await changeSale(deps, "KA-1001", { cs: 7_990, fromAt: null, toAt: null }, by);
  expect((await offersOf(db)).map(([locale, minor]) => [locale, minor])).toEqual([
    ["cs", 7_990],
    ["sk", 51_990],
  ]);
});

test("a sale that is switched off stands in no price's way, and ending it forgets it", async () => {
  const { db, deps, importFiles } = await shop({ sale: { active: false, czk: "9990" } });
  expect(await changePrice(deps, "KA-1001", { cs: 8_990 }, by)).toMatchObject({ ok: true });
  await importFiles({ "products.ndjson": [{ id: 1001, position: 4 }] });
  expect(await endSale(deps, "KA-1001", by)).toEqual({ ok: true, before: "9990 CZK (off)", after: "none" });
  const { price_sale_net } = await db.selectFrom("product").select("price_sale_net").executeTakeFirstOrThrow();
  expect(price_sale_net).toBeNull();
});

test("several processes start a sale once", async () => {
  const { db, clock, deps } = await shop();
  await changeSale(deps, "KA-1001", { cs: 9_990, fromAt: importedAt + day, toAt: null }, by);
  clock.now += day;
  const counts = await Promise.all([applySchedule(deps), applySchedule(deps), applySchedule(deps)]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await logOf(db)).toHaveLength(2);
});

test("a sale that is ended by hand does not come back on its last day", async () => {
  const { db, clock, deps } = await shop();
  await changeSale(deps, "KA-1001", { cs: 9_990, fromAt: null, toAt: importedAt + 5 * day }, by);
  await endSale(deps, "KA-1001", by);
  expect((await offersOf(db))[0]).toEqual(["cs", 12_990, null]);
  clock.now = importedAt + 5 * day;
  expect(await applySchedule(deps)).toBe(0);
});

test("a hidden product is in no listing until its day, and its price log rests", async () => {
  const { db, clock, deps } = await shop();
  const listed = async () => (await db.selectFrom("category_listing").select("product_id").execute()).length;
  expect(await listed()).toBe(4);
  await hideProduct(deps, "KA-1001", { fromAt: null, toAt: importedAt + 3 * day }, by);
  expect(await listed()).toBe(0);
  expect(await offersOf(db)).toEqual([]);
  clock.now = importedAt + 3 * day;
  await applySchedule(deps);
  expect(await listed()).toBe(4);
  expect(await logOf(db)).toEqual([[0, null, 12_990, 0]]);
});

test("publishing takes hiding back, at once or on a day; a first day still to come can be moved", async () => {
  const { db, clock, deps } = await shop({ published: "2026-12-24" });
  await hideProduct(deps, "KA-1001", { fromAt: null, toAt: null }, by);
  await publishProduct(deps, "KA-1001", importedAt + day, by);
  expect(await offersOf(db)).toEqual([]);
  clock.now += day;
  await applySchedule(deps);
  expect(await offersOf(db)).toHaveLength(2);
  await publishProduct(deps, "KA-1001", null, by);
  const { published_at } = await db.selectFrom("product").select("published_at").executeTakeFirstOrThrow();
  expect(published_at).toBe(importedAt + day);
  expect(await publishProduct(deps, "KA-1001", clock.now + day, by)).toEqual({
    ok: false,
    problem: "KA-1001 is published already.",
  });
});

test("nobody is charged before the first day, so no discount is claimed against that price", async () => {
  const { db, clock, deps } = await shop({
    published: "2026-12-24",
    sale: { active: true, czk: "9990", from: "2026-12-24" },
  });
  expect(await offersOf(db)).toEqual([]);
  clock.now = Date.UTC(2026, 11, 24);
  expect(await applySchedule(deps)).toBe(1);
  expect(await offersOf(db)).toEqual([
    ["cs", 9_990, null],
    ["sk", 51_990, null],
  ]);
  expect(await logOf(db)).toEqual([[33, null, 9_990, 1]]);
});

test("a span of hiding that is over, or another that runs, is not changed by the way", async () => {
  const { db, clock, deps } = await shop();
  const hidden = () => db.selectFrom("product").select(["hidden_from_at", "hidden_to_at"]).executeTakeFirstOrThrow();
  await hideProduct(deps, "KA-1001", { fromAt: null, toAt: importedAt + day }, by);
  expect(await hideProduct(deps, "KA-1001", { fromAt: importedAt + 5 * day, toAt: null }, by)).toEqual({
    ok: false,
    problem: "KA-1001 is hidden already; say until when, or publish it first.",
  });
  clock.now += 2 * day;
  await applySchedule(deps);
  expect(await publishProduct(deps, "KA-1001", clock.now + day, by)).toMatchObject({ ok: false });
  expect(await hidden()).toEqual({ hidden_from_at: importedAt, hidden_to_at: importedAt + day });
});

test("a hidden product whose first day is to come appears on the day that is said", async () => {
  const { db, clock, deps } = await shop({ published: "2026-12-24" });
  await hideProduct(deps, "KA-1001", { fromAt: null, toAt: null }, by);
  await publishProduct(deps, "KA-1001", importedAt + 3 * day, by);
  clock.now += 3 * day;
  await applySchedule(deps);
  expect(await offersOf(db)).toHaveLength(2);
});

test("labels and position follow at once", async () => {
  const { db, deps } = await shop();
  expect(await changeLabels(deps, "KA-1001", ["goodPrice"], by)).toEqual({
    ok: true,
    before: "bestseller",
    after: "goodPrice",
  });
  expect(await changePosition(deps, "KA-1001", 3, by)).toEqual({ ok: true, before: "10", after: "3" });
  const positions = await db.selectFrom("category_listing").select("position").distinct().execute();
  expect(positions).toEqual([{ position: 3 }]);
});

test("the API shows a sale from the moment it begins", async () => {
  const { clock, deps } = await shop();
  const read = async () => {
    const [product] = await readApiProducts(deps, "cs", [1001]);
    return [product?.is_price_sale_active, product?.price_sale !== null, product?.price_tax_incl];
  };
  await changeSale(deps, "KA-1001", { cs: 9_990, fromAt: importedAt + day, toAt: null }, by);
  expect(await read()).toEqual([false, false, 12_990]);
  clock.now += day;
  await applySchedule(deps);
  expect(await read()).toEqual([true, true, 9_990]);
});
