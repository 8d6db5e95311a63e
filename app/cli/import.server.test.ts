import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { listStoredPictures } from "~/platform/pictures/storePicture.server";
import { catalogFolder, emptyFolder, linesOf, productFixture, variantFixture } from "../../tests/support/catalogFolder";
import { createImportShop } from "../../tests/support/catalogImport";
import { recordingTerminal } from "../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../tests/support/shop/world";

import { runGenerate } from "./generate";
import { runImport } from "./import";
import { UsageError } from "./terminal";

async function openCounter() {
  const { db, dataDir } = await createImportShop();
  const terminal = recordingTerminal();
  const openWorld = async () => ({
    ...testWorld(db),
    now: Date.now,
    environment: { ...testWorld(db).environment, dataDir },
  });
  return { db, dataDir, terminal, context: (...args: string[]) => ({ args, terminal, openWorld }) };
}

const badPrice = { "products.ndjson": [productFixture({ price: { czk: "12990.50" } })] };

test("each bad row is reported by file, line and field, and nothing is imported", async () => {
  const { terminal, context } = await openCounter();
  expect(await runImport(context(catalogFolder(badPrice)))).toBe(1);
  expect(terminal.printedErrors).toEqual([
    'products.ndjson:1 price.czk must be an amount such as "12990", in whole crowns, from 1 to 9999999',
    "Nothing was imported, for bad rows: 1. --skip-bad imports the others.",
  ]);
});

test("the import is summarized", async () => {
  const { terminal, context } = await openCounter();
  expect(await runImport(context(catalogFolder()))).toBe(0);
  expect(terminal.printedErrors).toEqual([]);
  expect(terminal.printed.at(-1)).toBe(
    "Imported: 2 colours, 1 attributes, 3 categories, 2 stores, 1 banners, 1 products, 1 pages, 1 postCategories, 1 posts, 1 vouchers, 1 pictures.",
  );
});

test("skipped rows and dry runs are in the summary", async () => {
  const { terminal, context } = await openCounter();
  expect(await runImport(context(catalogFolder(badPrice), "--dry-run", "--skip-bad"))).toBe(0);
  expect(terminal.printed.at(-1)).toMatch(/^Could be imported: .* 0 products, .*pictures\. Bad rows left out: 1\.$/);
});

test.each([[["--skip-bad"]], [["--skip-bad", "--dry-run"]]])(
  "with %j an import fails where no row is good, and from a folder that is no catalog",
  async (options) => {
    const { terminal, context } = await openCounter();
    const empty = emptyFolder();
    expect(await runImport(context(empty, ...options))).toBe(1);
    const onlyBad = emptyFolder();
    writeFileSync(join(onlyBad, "products.ndjson"), linesOf(badPrice["products.ndjson"]));
    expect(await runImport(context(onlyBad, ...options))).toBe(1);
    expect(terminal.printed).toEqual([]);
    const failed = "Nothing was imported, for bad rows: 1. There are no others.";
    expect(terminal.printedErrors).toEqual([
      `products.ndjson:1 the file is not in ${empty}, and no other one of a catalog`,
      failed,
      expect.stringMatching(/^products\.ndjson:1 /),
      failed,
    ]);
  },
);

test("a dry run into an empty shop finds the products and categories of the folder's vouchers", async () => {
  const { db, terminal, context } = await openCounter();
  const folder = catalogFolder();
  const vouchers = [
    { code: "BUNDA", kind: "percent", percent: 10, product: 1001 },
    { code: "BUNDY", kind: "percent", percent: 10, category: 2 },
    { code: "NIC", kind: "percent", percent: 10, product: 9 },
  ];
  writeFileSync(join(folder, "vouchers.ndjson"), linesOf(vouchers.slice(0, 2)));
  expect(await runImport(context(folder, "--dry-run"))).toBe(0);
  expect(terminal.printedErrors).toEqual([]);
  expect(await db.selectFrom("voucher").selectAll().execute()).toEqual([]);
  writeFileSync(join(folder, "vouchers.ndjson"), linesOf(vouchers));
  expect(await runImport(context(folder, "--dry-run"))).toBe(1);
  expect(terminal.printedErrors[0]).toBe("vouchers.ndjson:3 product names 9, which is unknown");
});

test("vouchers come with the catalog or not at all", async () => {
  const { db, terminal, context } = await openCounter();
  const ofJacket = { code: "BUNDA", kind: "percent", percent: 10, product: 1001 };
  const rows = [ofJacket, { ...ofJacket, code: "bunda" }, { code: "X", kind: "gift" }];
  const stored = async () => [
    await db.selectFrom("product").select("id").execute(),
    await db.selectFrom("voucher").select(["code", "product_id"]).execute(),
  ];
  expect(await runImport(context(catalogFolder({ "vouchers.ndjson": rows })))).toBe(1);
  expect(terminal.printedErrors).toEqual([
    "vouchers.ndjson:2 code BUNDA is already on line 1",
    "vouchers.ndjson:3 kind gift must have a value in one currency",
    "Nothing was imported, for bad rows: 2. --skip-bad imports the others.",
  ]);
  expect(await stored()).toEqual([[], []]);
  expect(await runImport(context(catalogFolder({ "vouchers.ndjson": rows }), "--skip-bad"))).toBe(0);
  const imported = [[{ id: 1001 }], [{ code: "BUNDA", product_id: 1001 }]];
  expect(await stored()).toEqual(imported);
  const gift = { code: "BUNDA", kind: "gift", value: { czk: "100" } };
  expect(await runImport(context(catalogFolder({ "vouchers.ndjson": [gift] })))).toBe(1);
  expect(terminal.printedErrors).toContain("vouchers.ndjson:1 code BUNDA is a voucher of the kind percent already");
  expect(await stored()).toEqual(imported);
});

test.each([[[]], [["/no/such/folder"]], [["/tmp", "/tmp"]]])("the arguments %j are wrong usage", async (args) => {
  const { context } = await openCounter();
  await expect(runImport(context(...args))).rejects.toThrow(UsageError);
});

test("the output of thousands of bad rows is limited", async () => {
  const { terminal, context } = await openCounter();
  const products = Array.from({ length: 300 }, () => ({}));
  expect(await runImport(context(catalogFolder({ "products.ndjson": products })))).toBe(1);
  expect(terminal.printedErrors).toHaveLength(202);
});

test("generated products are sold, stocked and listed, and the same ones for the same seed", async () => {
  const [one, two] = [await openCounter(), await openCounter()];
  for (const { context } of [one, two]) expect(await runGenerate(context("--products", "600"))).toBe(0);
  const productsOf = (db: typeof one.db) => db.selectFrom("product").selectAll("product").orderBy("id").execute();
  const products = await productsOf(one.db);
  expect(products).toHaveLength(600);
  expect(products[0]).toMatchObject({ id: 200_001, is_sale_active: 0 });
  expect(new Set(products.map(({ availability }) => availability))).toEqual(new Set(["online", "store", "none"]));
  const withoutDates = (rows: typeof products) => rows.map(({ published_at, ...row }) => row);
  expect(withoutDates(await productsOf(two.db))).toEqual(withoutDates(products));
  const counts = await one.db.selectFrom("category_count").select(["category_id", "product_count"]).execute();
  const listed = counts.filter(({ category_id }) => category_id === 1 || category_id === 9);
  expect(listed.reduce((sum, { product_count }) => sum + product_count, 0)).toBe(2 * 600);
  const struck = await one.db.selectFrom("product_offer").where("struck_minor", "is not", null).selectAll().execute();
  expect(struck.length).toBeGreaterThan(100);
});

test("generated products stand beside an imported catalog and leave it as it is", async () => {
  const { db, dataDir, context } = await openCounter();
  const variants = [variantFixture({ sku: "KA-1001-50" })];
  await runImport(context(catalogFolder({ "products.ndjson": [productFixture({ variants })] })));
  const texts = () => db.selectFrom("category_text").where("category_id", "<", 5000).selectAll().execute();
  const before = (await texts()).filter(({ category_id }) => category_id <= 9);
  await runGenerate(context("--products", "3", "--seed", "7"));
  expect((await texts()).filter(({ category_id }) => category_id <= 9)).toEqual(before);
  const pictures = await db.selectFrom("picture").where("product_id", ">", 200_000).select("file").execute();
  expect(new Set(pictures.map(({ file }) => file))).toEqual(new Set(await listStoredPictures({ dataDir })));
});

test.each([[[]], [["--products", "0"]], [["--products", "many"]], [["--products", "3", "--seed", "-1"]]])(
  "%j is a wrong number of products",
  async (args) => {
    const { context } = await openCounter();
    await expect(runGenerate(context(...args))).rejects.toThrow(UsageError);
  },
);
