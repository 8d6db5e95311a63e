import { expect, test } from "vitest";
import { takeStock } from "~/features/stores/stock.queries.server";
import type { Db } from "~/platform/database/database.server";
import { both, categoryFixture, productFixture, variantFixture } from "../../../tests/support/catalogFolder";
import { createImportShop } from "../../../tests/support/catalogImport";

import { refreshAvailability, refreshListings } from "./refreshCategoryListings.server";

async function listingsOf(db: Db) {
  const rows = await db
    .selectFrom("category_listing")
    .select(["category_id", "locale", "product_id", "is_available"])
    .orderBy("locale")
    .orderBy("category_id")
    .execute();
  return rows.map((row) => `${row.locale} ${row.category_id}: ${row.product_id} ${row.is_available ? "yes" : "no"}`);
}

async function availabilityOf(db: Db, id = 1001) {
  const { availability } = await db
    .selectFrom("product")
    .where("id", "=", id)
    .select("availability")
    .executeTakeFirstOrThrow();
  return availability;
}

test("a product is listed in its categories and everything above them, once, where it is sold", async () => {
  const { db, importFiles } = await createImportShop();
  const categories = [
    categoryFixture({ id: 1, parent: null, slug: both("muzi") }),
    categoryFixture(),
    categoryFixture({ id: 3, parent: 2 }),
    categoryFixture({ id: 4, parent: 1 }),
  ];
  const product = { categories: [3, 4], defaultCategory: 3, price: { czk: "12990" } };
  await importFiles({ "categories.ndjson": categories, "products.ndjson": [productFixture(product)] });
  expect(await listingsOf(db)).toEqual(["cs 1: 1001 yes", "cs 2: 1001 yes", "cs 3: 1001 yes", "cs 4: 1001 yes"]);
  const counts = await db.selectFrom("category_count").selectAll().orderBy("category_id").execute();
  expect(counts).toEqual([1, 2, 3, 4].map((id) => ({ category_id: id, locale: "cs", product_count: 1 })));
});

test("a product that left a category is removed from its listing and its count", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await db.deleteFrom("product_category").execute();
  await refreshListings(db);
  expect(await listingsOf(db)).toEqual([]);
  expect(await db.selectFrom("category_count").selectAll().execute()).toEqual([]);
});

test.each([
  [{ eshop: 1, praha: 0 }, "online", "yes"],
  [{ eshop: 0, praha: 1 }, "store", "no"],
  [{ eshop: 0, praha: 0 }, "none", "no"],
  [{}, "none", "no"],
])("with stock %j a product can be had: %s", async (stock, availability, listed) => {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "products.ndjson": [productFixture({ variants: [variantFixture({ stock })] })] });
  expect(await availabilityOf(db)).toBe(availability);
  expect(await listingsOf(db)).toContain(`cs 2: 1001 ${listed}`);
});

test("taking the last piece from the warehouse makes the product store-only in the same transaction", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "products.ndjson": [productFixture(), otherProduct()] });
  await db.transaction().execute(async (tx) => {
    await takeStock(tx, 1_001_001, "eshop", 3);
    await refreshAvailability(tx, [1001]);
  });
  expect(await availabilityOf(db)).toBe("store");
  expect(await listingsOf(db)).toContain("sk 1: 1001 no");
  expect(await availabilityOf(db, 1002)).toBe("online");
  expect(await listingsOf(db)).toContain("sk 1: 1002 yes");
});

test("a returned piece makes the product available again", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({ "products.ndjson": [productFixture({ variants: [variantFixture({ stock: { eshop: 0 } })] })] });
  await db.updateTable("stock").set({ on_hand: 1 }).execute();
  await refreshAvailability(db, [1001]);
  expect(await availabilityOf(db)).toBe("online");
  expect(await listingsOf(db)).toContain("cs 2: 1001 yes");
});

test("two orders that take the last two variants at once leave nothing for sale", async () => {
  const { db, importFiles } = await createImportShop();
  const stock = { eshop: 1 };
  const variants = [variantFixture({ sku: "A", stock }), variantFixture({ sku: "B", size: "52", stock })];
  await importFiles({ "products.ndjson": [productFixture({ variants })] });
  for (let round = 0; round < 10; round += 1) {
    await db.updateTable("stock").set({ on_hand: 1 }).execute();
    await refreshAvailability(db, [1001]);
    const order = (variantId: number) =>
      db.transaction().execute(async (tx) => {
        await takeStock(tx, variantId, "eshop", 1);
        await refreshAvailability(tx, [1001]);
      });
    await Promise.all([order(1_001_001), order(1_001_002)]);
    expect(await availabilityOf(db)).toBe("none");
  }
});

function otherProduct() {
  return productFixture({ id: 1002, code: "KA-1002", variants: [variantFixture({ sku: "KA-1002-50" })] });
}
