import { expect, test } from "vitest";

import { netOfGross } from "~/features/money/money";
import type { Db } from "~/platform/database/database.server";
import { writtenProduct, writtenVariant } from "../../../../tests/support/catalogueFolder";
import { day, importedAt, importingShop } from "../../../../tests/support/catalogueImport";

import { repriceProducts } from "./repriceProducts.server";

/** The price log of the Czech shop, oldest first, with the price that the shop asks beside it. */
async function pricesOf(db: Db) {
  const log = await db
    .selectFrom("price_log")
    .where("locale", "=", "cs")
    .orderBy("valid_from_at")
    .select(["gross_minor", "is_sale", "valid_to_at"])
    .execute();
  const offers = await db.selectFrom("product_offer").where("locale", "=", "cs").select("gross_minor").execute();
  return { asked: log.map(({ gross_minor }) => gross_minor), log, offer: offers[0]?.gross_minor };
}

const later = importedAt + 10 * day;
type Shop = Awaited<ReturnType<typeof importingShop>>;

/** Every way in which a price of the shop can come to be another one. A new one belongs here. */
const doors: Record<string, { open: (shop: Shop) => Promise<unknown>; asked: number; isSale?: boolean }> = {
  "an import with another price": {
    open: ({ bring }) => bring({ "products.ndjson": [writtenProduct({ price: { czk: "13990", eur: "549.90" } })] }, 10),
    asked: 13_990,
  },
  "an import that begins a sale": {
    open: ({ bring }) =>
      bring({ "products.ndjson": [writtenProduct({ sale: { active: true, czk: "9990", eur: "399.90" } })] }, 10),
    asked: 9_990,
    isSale: true,
  },
  "a price set in the database": {
    open: async ({ db }) => {
      await db
        .updateTable("product")
        .set({ price_net: netOfGross(11_990, 2100, 0) })
        .execute();
      await repriceProducts(db, later);
    },
    asked: 11_990,
  },
  "a sale switched on in the database": {
    open: async ({ db }) => {
      await db
        .updateTable("product")
        .set({ price_sale_net: netOfGross(8_990, 2100, 0), is_sale_active: 1 })
        .execute();
      await repriceProducts(db, later);
    },
    asked: 8_990,
    isSale: true,
  },
  "another rate of VAT": {
    open: async ({ db }) => {
      await db.updateTable("tax_rate").set({ rate_basis_points: 0 }).where("country_code", "=", "CZ").execute();
      await repriceProducts(db, later);
    },
    asked: 10_736,
  },
  "a surcharge on every variant": {
    open: async ({ db }) => {
      await db
        .updateTable("variant")
        .set({ surcharge_net: netOfGross(500, 2100, 0) })
        .execute();
      await repriceProducts(db, later);
    },
    asked: 13_490,
  },
};

for (const [name, { open, asked, isSale = false }] of Object.entries(doors)) {
  test(`${name} is written into the price log`, async () => {
    const shop = await importingShop();
    await shop.bring({ "products.ndjson": [writtenProduct({ variants: [writtenVariant()] })] });
    await open(shop);
    const prices = await pricesOf(shop.db);
    expect(prices.asked).toEqual([12_990, asked]);
    expect(prices.offer).toBe(asked);
    expect(prices.log.at(-1)).toMatchObject({ is_sale: isSale ? 1 : 0, valid_to_at: null });
    expect(prices.log[0]?.valid_to_at).toBe(later);
  });
}

test("a price that stays leaves no trace", async () => {
  const { db, bring } = await importingShop();
  await bring({});
  await repriceProducts(db, later);
  expect((await pricesOf(db)).asked).toEqual([12_990]);
});

test("a sale switched on later is compared with what was asked before it", async () => {
  const shop = await importingShop();
  await shop.bring({});
  await doors["a sale switched on in the database"]?.open(shop);
  const offer = await shop.db.selectFrom("product_offer").where("locale", "=", "cs").selectAll().executeTakeFirst();
  expect(offer).toMatchObject({ gross_minor: 8_990, struck_minor: 12_990 });
});
