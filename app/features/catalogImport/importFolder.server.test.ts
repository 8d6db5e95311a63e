import { readdirSync, rmSync } from "node:fs";
import { expect, test } from "vitest";
import { pictureFolder } from "~/platform/pictures/keepPicture.server";
import {
  catalogueFolder,
  writtenCategory,
  writtenProduct,
  writtenVariant,
} from "../../../tests/support/catalogueFolder";
import { contentOf, importingShop } from "../../../tests/support/catalogueImport";

import { importFolder } from "./importFolder.server";

async function shopAndWorld() {
  const { db, dataDir } = await importingShop();
  return { db, dataDir, world: { db, now: Date.now, environment: { dataDir } } };
}

const withBadRow = {
  "products.ndjson": [
    writtenProduct(),
    writtenProduct({ id: 1002, code: "KA-1002", price: { czk: "free" }, variants: [writtenVariant({ sku: "B" })] }),
  ],
};

test("one bad row keeps everything out of the shop", async () => {
  const { db, world } = await shopAndWorld();
  const before = await contentOf(db);
  const outcome = await importFolder(world, catalogueFolder(withBadRow));
  expect(outcome).toMatchObject({ ok: false, problems: [{ file: "products.ndjson", line: 2 }] });
  expect(await contentOf(db)).toEqual(before);
});

test("the good rows are imported when the bad ones may be skipped", async () => {
  const { db, world } = await shopAndWorld();
  const outcome = await importFolder(world, catalogueFolder(withBadRow), { skipsBad: true });
  expect(outcome).toMatchObject({ ok: true, counts: { products: 1 }, problems: [{ line: 2 }] });
  expect(await db.selectFrom("product").select("id").execute()).toEqual([{ id: 1001 }]);
});

test("a dry run checks everything and changes nothing", async () => {
  const { db, dataDir, world } = await shopAndWorld();
  const before = await contentOf(db);
  const outcome = await importFolder(world, catalogueFolder(), { isDryRun: true });
  expect(outcome).toMatchObject({ ok: true, isDryRun: true, counts: { products: 1, pictures: 1 } });
  expect(await contentOf(db)).toEqual(before);
  expect(readdirSync(dataDir)).toEqual([]);
});

test("pictures are kept under the names that the shop's rows have", async () => {
  const { db, dataDir, world } = await shopAndWorld();
  const files = { "categories.ndjson": [writtenCategory({ id: 2, parent: null, picture: "muzi.webp" })] };
  await importFolder(world, catalogueFolder(files, ["bunda.webp", "muzi.webp", "unused.webp"]));
  const pictures = await db.selectFrom("picture").select("file").execute();
  const categories = await db.selectFrom("category").select("picture").execute();
  const named = [...pictures.map(({ file }) => file), ...categories.map(({ picture }) => picture)].sort();
  expect(readdirSync(pictureFolder(dataDir)).sort()).toEqual(named);
  expect(named).toHaveLength(2);
});

test("a failure half way leaves the shop as it was", async () => {
  const { db, world } = await shopAndWorld();
  const before = await contentOf(db);
  const onProgress = () => {
    throw new Error("pulled the plug");
  };
  await expect(importFolder(world, catalogueFolder(), { onProgress })).rejects.toThrow("pulled the plug");
  expect(await contentOf(db)).toEqual(before);
});

test("progress counts the products", async () => {
  const { world } = await shopAndWorld();
  const reports: string[] = [];
  await importFolder(world, catalogueFolder(), { onProgress: (done, total) => reports.push(`${done} of ${total}`) });
  expect(reports).toEqual(["1 of 1"]);
});

test("a catalogue of products alone may name what the shop has", async () => {
  const { db, world } = await shopAndWorld();
  await importFolder(world, catalogueFolder());
  const folder = catalogueFolder({ "products.ndjson": [writtenProduct({ price: { czk: "9990" } })] });
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
  const folder = catalogueFolder({ "products.ndjson": [writtenProduct({ taxClass: "reduced" })] });
  expect(await importFolder(world, folder)).toMatchObject({ ok: false });
  await db
    .insertInto("tax_rate")
    .values({ ...rate, country_code: "SK" })
    .execute();
  expect(await importFolder(world, folder)).toMatchObject({ ok: true });
});
