import { netOfGross } from "~/features/money/money";
import { byColumn, productTextIds } from "~/features/products/productTexts";
import { recordOf } from "~/platform/closedSets";
import type { Db } from "~/platform/database/database.server";

type Given = {
  id?: number;
  /** The price with VAT, in crowns. */
  priceCzk?: number;
  /** The price with VAT, in cents; null when the product is not sold in the Slovak shop. */
  priceEurCents?: number | null;
  /** Pieces of each variant in the warehouse, by size. */
  onHand?: Record<string, number>;
};

/**
 * Inserts a jacket in one colour with a variant for each size, with a price and with stock in the warehouse `eshop`.
 * Variant ids are product id × 1000 + 1, + 2, … in the order of the sizes.
 */
export async function stockJacket(
  db: Db,
  { id = 1001, priceCzk = 12_990, priceEurCents = 51_990, onHand = { "52": 5 } }: Given = {},
) {
  await ensureWarehouse(db);
  await db
    .insertInto("product")
    .values({
      id,
      code: `KA-${id}`,
      kind: "goods",
      brand: "KARA",
      tax_class: "standard",
      default_category_id: null,
      position: id,
      published_at: 0,
      price_net: netOfGross(priceCzk, 2100, 0),
      price_sale_net: null,
      price_eur_net: priceEurCents === null ? null : netOfGross(priceEurCents, 2300, 2),
      price_eur_sale_net: null,
      is_sale_active: 0,
      is_good_price: 0,
      is_bestseller: 0,
      allows_message: 0,
      main_picture: null,
      availability: "online",
    })
    .execute();
  const texts = byColumn(recordOf(productTextIds, () => ""));
  await db
    .insertInto("product_text")
    .values([
      { product_id: id, locale: "cs", name: `Bunda ${id}`, slug: `bunda-${id}`, ...texts },
      { product_id: id, locale: "sk", name: `Bunda ${id}`, slug: `bunda-sk-${id}`, ...texts },
    ])
    .execute();
  await offer(db, id, priceCzk, priceEurCents);
  await stockVariants(db, id, onHand);
}

async function offer(db: Db, id: number, priceCzk: number, priceEurCents: number | null) {
  const plain = { product_id: id, is_from: 0, struck_minor: null, discount_percent: 0 } as const;
  const czech = { price_net: netOfGross(priceCzk, 2100, 0), tax_basis_points: 2100, gross_minor: priceCzk };
  await db
    .insertInto("product_offer")
    .values({ ...plain, ...czech, locale: "cs" })
    .execute();
  if (priceEurCents === null) return;
  const slovak = { price_net: netOfGross(priceEurCents, 2300, 2), tax_basis_points: 2300, gross_minor: priceEurCents };
  await db
    .insertInto("product_offer")
    .values({ ...plain, ...slovak, locale: "sk" })
    .execute();
}

async function stockVariants(db: Db, productId: number, onHand: Record<string, number>) {
  for (const [index, [size, pieces]] of Object.entries(onHand).entries()) {
    const id = productId * 1000 + index + 1;
    await db
      .insertInto("variant")
      .values({
        id,
        product_id: productId,
        position: index,
        sku: `KA-${productId}-${size}`,
        ean: null,
        colour_id: null,
        size,
        surcharge_net: 0,
        surcharge_eur_net: 0,
      })
      .execute();
    await db.insertInto("stock").values({ variant_id: id, store_id: "eshop", on_hand: pieces }).execute();
  }
}

async function ensureWarehouse(db: Db) {
  const place = { street: "", city: "", zip: "", country_code: "CZ", phone: "", email: "" };
  await db
    .insertInto("store")
    .values([
      { id: "eshop", kind: "warehouse", position: 0, ...place },
      { id: "praha", kind: "store", position: 1, ...place },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
