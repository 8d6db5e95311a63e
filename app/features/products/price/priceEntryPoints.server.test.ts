import { expect, test } from "vitest";

import { netOfGross } from "~/features/money/money";
import type { Db } from "~/platform/database/database.server";
import { productFixture, variantFixture } from "../../../../tests/support/catalogFolder";
import { createImportShop, day, importedAt } from "../../../../tests/support/catalogImport";

import { repriceProducts } from "./repriceProducts.server";

/** Reads the price log of the Czech shop, oldest first, and the price currently offered. */
async function pricesOf(db: Db) {
  const log = await db
    .selectFrom("price_log")
    .where("locale", "=", "cs")
    .orderBy("valid_from_at")
    .select(["gross_minor", "is_sale", "valid_to_at"])
    .execute();
  const offers = await db.selectFrom("product_offer").where("locale", "=", "cs").select("gross_minor").execute();
  return { charged: log.map(({ gross_minor }) => gross_minor), log, offer: offers[0]?.gross_minor };
}

const later = importedAt + 10 * day;
type Shop = Awaited<ReturnType<typeof createImportShop>>;

/** Every way in which a price of the shop can change. Add new ones here. */
const entryPoints: Record<string, { apply: (shop: Shop) => Promise<unknown>; charged: number; isSale?: boolean }> = {
  "an import with another price": {
    apply: ({ importFiles }) =>
      importFiles({ "products.ndjson": [productFixture({ price: { czk: "13990", eur: "549.90" } })] }, 10),
    charged: 13_990,
  },
  "an import that begins a sale": {
    apply: ({ importFiles }) =>
      importFiles({ "products.ndjson": [productFixture({ sale: { active: true, czk: "9990", eur: "399.90" } })] }, 10),
    charged: 9_990,
    isSale: true,
  },
  "a price set in the database": {
    apply: async ({ db }) => {
      await db
        .updateTable("product")
        .set({ price_net: netOfGross(11_990, 2100, 0) })
        .execute();
      await repriceProducts(db, later);
    },
    charged: 11_990,
  },
  "a sale switched on in the database": {
    apply: async ({ db }) => {
      await db
        .updateTable("product")
        .set({ price_sale_net: netOfGross(8_990, 2100, 0), is_sale_active: 1 })
        .execute();
      await repriceProducts(db, later);
    },
    charged: 8_990,
    isSale: true,
  },
  "another rate of VAT": {
    apply: async ({ db }) => {
      await db.updateTable("tax_rate").set({ rate_basis_points: 0 }).where("country_code", "=", "CZ").execute();
      await repriceProducts(db, later);
    },
    charged: 10_736,
  },
  "a surcharge on every variant": {
    apply: async ({ db }) => {
      await db
        .updateTable("variant")
        .set({ surcharge_net: netOfGross(500, 2100, 0) })
        .execute();
      await repriceProducts(db, later);
    },
    charged: 13_490,
  },
};

for (const [name, { apply, charged, isSale = false }] of Object.entries(entryPoints)) {
  test(`${name} is written into the price log`, async () => {
    const shop = await createImportShop();
    await shop.importFiles({ "products.ndjson": [productFixture({ variants: [variantFixture()] })] });
    await apply(shop);
    const prices = await pricesOf(shop.db);
    expect(prices.charged).toEqual([12_990, charged]);
    expect(prices.offer).toBe(charged);
    expect(prices.log.at(-1)).toMatchObject({ is_sale: isSale ? 1 : 0, valid_to_at: null });
    expect(prices.log[0]?.valid_to_at).toBe(later);
  });
}

test("an unchanged price is not written into the price log", async () => {
  const { db, importFiles } = await createImportShop();
  await importFiles({});
  await repriceProducts(db, later);
  expect((await pricesOf(db)).charged).toEqual([12_990]);
});

test("a sale switched on later is compared with the price charged before it", async () => {
  const shop = await createImportShop();
  await shop.importFiles({});
  await entryPoints["a sale switched on in the database"]?.apply(shop);
  const offer = await shop.db.selectFrom("product_offer").where("locale", "=", "cs").selectAll().executeTakeFirst();
  expect(offer).toMatchObject({ gross_minor: 8_990, struck_minor: 12_990 });
});
