import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import {
  catalogFolder,
  categoryFixture,
  pageFixture,
  productFixture,
  variantFixture,
} from "../../../tests/support/catalogFolder";
import { contentOf, createImportShop, day, importedAt } from "../../../tests/support/catalogImport";

import { importFolder } from "./importFolder.server";

/** Creates a shop that is already selling, to test what an import does to it. */

async function sellingShop() {
  const shop = await createImportShop();
  await shop.importFiles({});
  await shop.db.updateTable("stock").set({ on_hand: 2 }).where("store_id", "=", "eshop").execute();
  const update = (product: Record<string, unknown>, addDays = 1) =>
    shop.importFiles({ "products.ndjson": [{ id: 1001, ...product }] }, addDays);
  const problemsOf = async (product: Record<string, unknown>) => {
    const folder = catalogFolder({ "products.ndjson": [product] }, []);
    const world = { db: shop.db, now: () => importedAt, environment: { dataDir: shop.dataDir } };
    const { problems } = await importFolder(world, folder);
    return problems.map(({ reason }) => reason);
  };
  return { ...shop, update, problemsOf };
}

async function stockOf(db: Db) {
  const rows = await db.selectFrom("stock").orderBy("store_id").select(["store_id", "on_hand"]).execute();
  return Object.fromEntries(rows.map(({ store_id, on_hand }) => [store_id, on_hand]));
}

test("pieces that were sold are not back after an import", async () => {
  const { db, importFiles } = await sellingShop();
  await importFiles({ "products.ndjson": [productFixture({ price: { czk: "13990" } })] });
  expect(await stockOf(db)).toEqual({ eshop: 2, praha: 1 });
});

test("a variant that is new has the stock of the file, and must have some", async () => {
  const { db, importFiles, problemsOf } = await sellingShop();
  const variants = [variantFixture(), variantFixture({ sku: "KA-1001-52", size: "52", stock: { eshop: 7 } })];
  await importFiles({ "products.ndjson": [productFixture({ variants })] });
  const rows = await db.selectFrom("stock").orderBy("on_hand").select("on_hand").execute();
  expect(rows.map(({ on_hand }) => on_hand)).toEqual([1, 2, 7]);
  const unstocked = variantFixture({ sku: "KA-1001-54", size: "54", stock: undefined });
  expect(await problemsOf(productFixture({ variants: [unstocked] }))).toEqual(["variants[0].stock is missing"]);
});

test("a line that names a product and its new price changes nothing else", async () => {
  const { db, update } = await sellingShop();
  const before = await contentOf(db);
  await update({ price: { czk: "13990", eur: "559.90" } });
  const after = await contentOf(db);
  const changed = Object.keys(before).filter((table) => String(before[table]) !== String(after[table]));
  expect(changed).toEqual(["price_log", "product", "product_offer"]);
  expect(await db.selectFrom("product_offer").orderBy("locale").select("gross_minor").execute()).toEqual([
    { gross_minor: 13_990 },
    { gross_minor: 55_990 },
  ]);
});

test("of a variant that is named, what is left out stays, and null takes away", async () => {
  const { db, update } = await sellingShop();
  await update({ variants: [{ sku: "KA-1001-50", ean: "2000000000015" }] });
  const variant = () => db.selectFrom("variant").select(["colour_id", "size", "ean"]).executeTakeFirstOrThrow();
  expect(await variant()).toEqual({ colour_id: "cerna", size: "50", ean: "2000000000015" });
  await update({ variants: [{ sku: "KA-1001-50", ean: null }] });
  expect(await variant()).toEqual({ colour_id: "cerna", size: "50", ean: null });
});

test("a sale stays until null or another ends it, and the price log says so", async () => {
  const { db, update } = await sellingShop();
  await update({ sale: { active: true, czk: "9990" } }, 1);
  await update({ position: 3 }, 2);
  await update({ sale: null }, 3);
  const log = await db
    .selectFrom("price_log")
    .where("locale", "=", "cs")
    .orderBy("valid_from_at")
    .select(["gross_minor", "is_sale", "valid_from_at"])
    .execute();
  expect(log.map((step) => [(step.valid_from_at - importedAt) / day, step.gross_minor, step.is_sale])).toEqual([
    [0, 12_990, 0],
    [1, 9_990, 1],
    [3, 12_990, 0],
  ]);
});

test("a sale in a file has dates, and is planned", async () => {
  const { db, update } = await sellingShop();
  await update({ sale: { active: true, czk: "9990", from: "2026-11-27", to: "2026-11-30" } });
  expect((await db.selectFrom("product_schedule").orderBy("due_at").select("due_at").execute()).map(iso)).toEqual([
    "2026-11-26T23:00:00.000Z",
    "2026-11-30T23:00:00.000Z",
  ]);
  expect(await db.selectFrom("product_offer").where("locale", "=", "cs").select("gross_minor").execute()).toEqual([
    { gross_minor: 12_990 },
  ]);
});

function iso({ due_at }: { due_at: number }) {
  return new Date(due_at).toISOString();
}

test("a picture that the shop has is named without its file, as it was imported or as it is stored", async () => {
  const { db, problemsOf } = await sellingShop();
  const { file } = await db.selectFrom("picture").select("file").executeTakeFirstOrThrow();
  const pictures = [{ file: "bunda.webp" }, { file }, { file: "jina.webp" }];
  expect(await problemsOf(productFixture({ pictures }))).toEqual([
    "pictures[2].file names jina.webp, which is neither in pictures/ nor in the shop",
  ]);
  expect(await problemsOf(productFixture({ pictures: [{ file }] }))).toEqual([]);
  expect(await db.selectFrom("picture").select("file").execute()).toEqual([{ file }]);
});

test("a product that is new still needs every field, and all that are missing are named at once", async () => {
  const { problemsOf } = await sellingShop();
  const reasons = await problemsOf({ id: 1002, code: "KA-1002", variants: [variantFixture()], name: null });
  expect(reasons).toEqual(expect.arrayContaining(["kind is missing", "name is missing", "price is missing"]));
});

test("of a page, a category and a store only what a line says changes", async () => {
  const { db, importFiles } = await sellingShop();
  const before = await contentOf(db);
  await importFiles({
    "pages.ndjson": [{ id: 4, position: 9 }],
    "categories.ndjson": [{ id: 2, position: 8 }],
    "stores.ndjson": [{ id: "praha", phone: "+420 900 100 200" }],
  });
  const after = await contentOf(db);
  const changed = Object.keys(before).filter((table) => String(before[table]) !== String(after[table]));
  expect(changed).toEqual(["category", "page", "store"]);
  expect(pageFixture().position).not.toBe(9);
});

test("a hidden product in a file is not offered, and its price is logged once it is", async () => {
  const { db, importFiles } = await createImportShop();
  const product = productFixture({ hidden: { from: "2026-11-01" } });
  await importFiles({ "products.ndjson": [product] });
  expect(await db.selectFrom("product_offer").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("price_log").selectAll().execute()).toEqual([]);
  await importFiles({ "products.ndjson": [{ id: 1001, hidden: null }] }, 3);
  const log = await db.selectFrom("price_log").select("valid_from_at").execute();
  expect(log).toEqual([{ valid_from_at: importedAt + 3 * day }, { valid_from_at: importedAt + 3 * day }]);
});

test("a file retires nothing that the shop needs, and nothing on a day to come", async () => {
  const { db, dataDir } = await sellingShop();
  const world = { db, now: () => importedAt, environment: { dataDir } };
  const files = {
    "categories.ndjson": [categoryFixture({ id: 15, retired: { at: "2026-11-20" } })],
    "pages.ndjson": [pageFixture({ id: 1, retired: { at: "2026-11-20" } })],
    "stores.ndjson": [{ id: "praha", retired: { at: "2027-01-01" } }],
  };
  const { problems } = await importFolder(world, catalogFolder(files));
  expect(problems.map(({ reason }) => reason)).toEqual([
    "retired must not be given, as the shop itself needs this",
    "retired.at must not be in the future",
    "retired must not be given, as the shop itself needs this",
  ]);
});

test("a file retires neither the only warehouse, nor what has a category below it, nor goods and posts on a day to come", async () => {
  const { db, dataDir } = await sellingShop();
  const world = { db, now: () => importedAt, environment: { dataDir } };
  const refusals = async (files: Parameters<typeof catalogFolder>[0]) =>
    (await importFolder(world, catalogFolder(files), { isDryRun: true })).problems.map(({ reason }) => reason);
  const retired = { at: "2026-11-20" };
  expect(await refusals({ "stores.ndjson": [{ id: "eshop", retired }] })).toEqual([
    "retired must not be given, as it is the only warehouse, so nothing could be sent",
  ]);
  const [upper, lower] = [categoryFixture({ id: 700, retired }), categoryFixture({ id: 701, parent: 700 })];
  expect(await refusals({ "categories.ndjson": [upper, lower] })).toEqual([
    "retired must not be given, as a category below it is in the shop",
    "parent is 700, which is no category that could be read",
  ]);
  expect(await refusals({ "categories.ndjson": [upper, { ...lower, retired }] })).toEqual([]);
  expect(await refusals({ "products.ndjson": [productFixture({ retired: { at: "2027-01-01" } })] })).toEqual([
    "retired.at must not be in the future",
  ]);
});

test("the pieces of a store that a file retires are not for sale", async () => {
  const { db, importFiles } = await sellingShop();
  await db.updateTable("stock").set({ on_hand: 0 }).where("store_id", "=", "eshop").execute();
  const other = productFixture({ id: 1002, code: "B", variants: [variantFixture({ sku: "B-50", stock: {} })] });
  const bring = (retired: object | null) =>
    importFiles({ "stores.ndjson": [{ id: "praha", retired }], "products.ndjson": [other] });
  await bring({ at: "2026-11-20" });
  const availability = () => db.selectFrom("product").where("id", "=", 1001).select("availability").executeTakeFirst();
  expect(await availability()).toEqual({ availability: "none" });
  await bring(null);
  expect(await availability()).toEqual({ availability: "store" });
});
