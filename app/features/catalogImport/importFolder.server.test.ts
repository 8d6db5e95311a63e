import { execFileSync } from "node:child_process";
import { readdirSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { changePrice } from "~/features/catalogChanges/changePrice.server";
import { hideProduct } from "~/features/catalogChanges/changeVisibility.server";
import { catalogFolder, categoryFixture, productFixture, variantFixture } from "../../../tests/support/catalogFolder";
import { contentOf, createImportShop, day, importedAt } from "../../../tests/support/catalogImport";

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
  expect(readdirSync(join(dataDir, "pictures")).sort()).toEqual(named);
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

test("what staff change while the pictures are stored stays, in the prices and in their log", async () => {
  const { db, importFiles, dataDir } = await createImportShop();
  await importFiles({});
  const clock = { now: importedAt + day };
  const world = { db, now: () => clock.now, environment: { dataDir } };
  const by = { actor: "jana", reason: "" };
  const folder = catalogFolder({ "products.ndjson": [{ id: 1001, position: 3, pictures: [{ file: "bunda.webp" }] }] });
  // The picture is a named pipe: the import waits for its content, and opening the pipe waits for the import.
  const picture = join(folder, "pictures", "bunda.webp");
  rmSync(picture);
  execFileSync("mkfifo", [picture]);
  const importing = importFolder(world, folder);
  const pipe = await open(picture, "w");
  clock.now += 60_000;
  await changePrice(world, "KA-1001", { cs: 9_990 }, by);
  await hideProduct(world, "KA-1001", { fromAt: clock.now + day, toAt: null }, by);
  clock.now += 60_000;
  await pipe.writeFile("pixels");
  await pipe.close();
  expect(await importing).toMatchObject({ ok: true });
  expect(await db.selectFrom("product").select(["position", "hidden_from_at"]).executeTakeFirst()).toEqual({
    position: 3,
    hidden_from_at: importedAt + 2 * day + 60_000,
  });
  const log = db.selectFrom("price_log").where("locale", "=", "cs").orderBy("valid_from_at");
  expect(await log.select(["gross_minor", "valid_from_at", "valid_to_at"]).execute()).toEqual([
    { gross_minor: 12_990, valid_from_at: importedAt, valid_to_at: importedAt + day + 60_000 },
    { gross_minor: 9_990, valid_from_at: importedAt + day + 60_000, valid_to_at: null },
  ]);
});
