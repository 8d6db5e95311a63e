import { readdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureFolder } from "~/platform/pictures/storePicture.server";
import { catalogFolder, categoryFixture, productFixture, variantFixture } from "../../../tests/support/catalogFolder";
import { contentOf, createImportShop } from "../../../tests/support/catalogImport";

import { importFolder } from "./importFolder.server";

async function shopAndWorld() {
  const { db, dataDir } = await createImportShop();
  return { db, dataDir, world: { db, now: Date.now, environment: { dataDir } } };
}

const withBadRow = {
  "products.ndjson": [
    productFixture(),
    productFixture({ id: 1002, code: "KA-1002", price: { czk: "free" }, variants: [variantFixture({ sku: "B" })] }),
  ],
};

test("one invalid row prevents the whole import", async () => {
  const { db, world } = await shopAndWorld();
  const before = await contentOf(db);
  const outcome = await importFolder(world, catalogFolder(withBadRow));
  expect(outcome).toMatchObject({ ok: false, problems: [{ file: "products.ndjson", line: 2 }] });
  expect(await contentOf(db)).toEqual(before);
});

test("valid rows are imported when invalid ones may be skipped", async () => {
  const { db, world } = await shopAndWorld();
  const outcome = await importFolder(world, catalogFolder(withBadRow), { skipsBad: true });
  expect(outcome).toMatchObject({ ok: true, counts: { products: 1 }, problems: [{ line: 2 }] });
  expect(await db.selectFrom("product").select("id").execute()).toEqual([{ id: 1001 }]);
});

test("a dry run checks everything and changes nothing", async () => {
  const { db, dataDir, world } = await shopAndWorld();
  const before = await contentOf(db);
  const outcome = await importFolder(world, catalogFolder(), { isDryRun: true });
  expect(outcome).toMatchObject({ ok: true, isDryRun: true, counts: { products: 1, pictures: 1 } });
  expect(await contentOf(db)).toEqual(before);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("pictures are stored under the names in the database", async () => {
  const { db, dataDir, world } = await shopAndWorld();
  const files = { "categories.ndjson": [categoryFixture({ id: 2, parent: null, picture: "muzi.webp" })] };
  await importFolder(world, catalogFolder(files, ["bunda.webp", "muzi.webp", "unused.webp"]));
  const pictures = await db.selectFrom("picture").select("file").execute();
  const categories = await db.selectFrom("category").select("picture").execute();
  const named = [...pictures.map(({ file }) => file), ...categories.map(({ picture }) => picture)].sort();
  expect(readdirSync(pictureFolder(dataDir)).sort()).toEqual(named);
  expect(named).toHaveLength(2);
});

test("a failure midway leaves the shop unchanged", async () => {
  const { db, world } = await shopAndWorld();
  const before = await contentOf(db);
  const onProgress = () => {
    throw new Error("pulled the plug");
  };
  await expect(importFolder(world, catalogFolder(), { onProgress })).rejects.toThrow("pulled the plug");
  expect(await contentOf(db)).toEqual(before);
});

test("progress counts the products", async () => {
  const { world } = await shopAndWorld();
  const reports: string[] = [];
  await importFolder(world, catalogFolder(), { onProgress: (done, total) => reports.push(`${done} of ${total}`) });
  expect(reports).toEqual(["1 of 1"]);
});

test("a catalog with only products may refer to what the shop has", async () => {
  const { db, world } = await shopAndWorld();
  await importFolder(world, catalogFolder());
  const folder = catalogFolder({ "products.ndjson": [productFixture({ price: { czk: "9990" } })] });
  for (const file of ["colours", "attributes", "categories", "stores"]) rmSync(`${folder}/${file}.ndjson`);
  expect(await importFolder(world, folder)).toMatchObject({ ok: true, counts: { products: 1, categories: 0 } });
  const offers = await db.selectFrom("product_offer").select("gross_minor").execute();
  expect(offers).toEqual([{ gross_minor: 9_990 }]);
});

test("a tax class must have a rate in the countries of both shop versions", async () => {
  const { db, world } = await shopAndWorld();
  const rate = { tax_class: "reduced", rate_basis_points: 1200 };
  await db
    .insertInto("tax_rate")
    .values({ ...rate, country_code: "CZ" })
    .execute();
  const folder = catalogFolder({ "products.ndjson": [productFixture({ taxClass: "reduced" })] });
  expect(await importFolder(world, folder)).toMatchObject({ ok: false });
  await db
    .insertInto("tax_rate")
    .values({ ...rate, country_code: "SK" })
    .execute();
  expect(await importFolder(world, folder)).toMatchObject({ ok: true });
});
