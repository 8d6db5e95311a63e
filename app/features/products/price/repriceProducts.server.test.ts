import { expect, test } from "vitest";
import { netOfGross } from "~/features/money/money";
import type { Db } from "~/platform/database/database.server";
import { productFixture, variantFixture } from "../../../../tests/support/catalogFolder";
import { createImportShop, day, importedAt } from "../../../../tests/support/catalogImport";

import { repriceProducts } from "./repriceProducts.server";

async function offersOf(db: Db) {
  return db
    .selectFrom("product_offer")
    .select(["locale", "gross_minor", "is_from", "struck_minor", "discount_percent"])
    .orderBy("locale")
    .execute();
}

function priced(changes: Record<string, unknown>) {
  return { "products.ndjson": [productFixture(changes)] };
}

const plain = { is_from: 0, struck_minor: null, discount_percent: 0 };
const sale = { active: true, czk: "9990", eur: "399.90" };
const priceLog = [{ from: "-90d", czk: "12990", eur: "519.90" }];

test("a product without a price in euros has no Slovak offer", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ price: { czk: "12990" } }));
  expect(await offersOf(db)).toEqual([{ locale: "cs", gross_minor: 12_990, ...plain }]);
});

test("an offer is removed when its price is", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await db.updateTable("product").set({ price_eur_net: null }).execute();
  await repriceProducts(db, importedAt + day);
  expect(await offersOf(db)).toEqual([{ locale: "cs", gross_minor: 12_990, ...plain }]);
});

test("a sale is compared with the price of the 30 days before it", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ sale, priceLog }));
  expect(await offersOf(db)).toEqual([
    { locale: "cs", gross_minor: 9_990, is_from: 0, struck_minor: 12_990, discount_percent: 23 },
    { locale: "sk", gross_minor: 39_990, is_from: 0, struck_minor: 51_990, discount_percent: 23 },
  ]);
});

test("a sale without a price in euros leaves the regular price in the Slovak shop", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ sale: { active: true, czk: "9990" }, priceLog }));
  expect(await offersOf(db)).toMatchObject([
    { locale: "cs", gross_minor: 9_990 },
    { locale: "sk", gross_minor: 51_990, ...plain },
  ]);
});

test("a sale without an earlier price shows no struck price and no discount", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ sale }));
  expect(await offersOf(db)).toMatchObject([
    { gross_minor: 9_990, ...plain },
    { gross_minor: 39_990, ...plain },
  ]);
});

test("a sale that was switched off shows no discount, although its price was the last one logged", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles(priced({ sale, priceLog }));
  await db
    .updateTable("product")
    .set({ is_sale_active: 0, price_net: netOfGross(10_990, 2100, 0) })
    .execute();
  await repriceProducts(db, importedAt + day);
  expect(await offersOf(db)).toMatchObject([
    { gross_minor: 10_990, ...plain },
    { gross_minor: 51_990, ...plain },
  ]);
});

test("a product whose variants differ in price is offered from the cheapest", async () => {
  const { db, importFiles } = await createImportShop();
  const dearer = variantFixture({ sku: "KA-1001-60", size: "60", surcharge: { czk: "500", eur: "0" } });
  await importFiles(priced({ variants: [dearer, variantFixture()] }));
  expect(await offersOf(db)).toMatchObject([
    { gross_minor: 12_990, is_from: 1 },
    { gross_minor: 51_990, is_from: 0 },
  ]);
  await db.updateTable("variant").set({ surcharge_net: 4_132_231 }).execute();
  await repriceProducts(db, importedAt + day, [1001]);
  expect(await offersOf(db)).toMatchObject([{ gross_minor: 13_490, is_from: 0 }, {}]);
  const { price_net } = await db.selectFrom("product").select("price_net").executeTakeFirstOrThrow();
  const offer = await db.selectFrom("product_offer").where("locale", "=", "cs").select("price_net").executeTakeFirst();
  expect(offer).toEqual({ price_net });
});

test("a changed VAT rate changes the price", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await db.updateTable("tax_rate").set({ rate_basis_points: 1200 }).where("country_code", "=", "CZ").execute();
  await repriceProducts(db, importedAt + day, [1001]);
  expect(await offersOf(db)).toMatchObject([{ gross_minor: 12_024 }, { gross_minor: 51_990 }]);
});
