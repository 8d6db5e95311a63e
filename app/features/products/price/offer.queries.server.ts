import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { batchesOf } from "~/platform/text/batches";

import type { Offer } from "./offer";

export async function readProductIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("product").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** Reads the prices that an operator has set, with the surcharges of each product's cheapest and dearest variant. */
export async function readSetPrices(db: Db, productIds: readonly number[]) {
  return db
    .selectFrom("product")
    .leftJoin("variant", "variant.product_id", "product.id")
    .where("product.id", "in", productIds)
    .groupBy("product.id")
    .select(({ fn }) => [
      "product.id",
      "product.tax_class as taxClass",
      "product.price_net as priceNet",
      "product.price_sale_net as priceSaleNet",
      "product.price_eur_net as priceEurNet",
      "product.price_eur_sale_net as priceEurSaleNet",
      "product.is_sale_active as isSaleActive",
      "product.sale_from_at as saleFromAt",
      "product.sale_to_at as saleToAt",
      "product.published_at as publishedAt",
      "product.hidden_from_at as hiddenFromAt",
      "product.hidden_to_at as hiddenToAt",
      "product.retired_at as retiredAt",
      fn.min<number | null>("variant.surcharge_net").as("smallest"),
      fn.max<number | null>("variant.surcharge_net").as("largest"),
      fn.min<number | null>("variant.surcharge_eur_net").as("smallestEur"),
      fn.max<number | null>("variant.surcharge_eur_net").as("largestEur"),
    ])
    .execute();
}

export type OfferRecord = Offer & { productId: number; locale: Locale };

/** Replaces all offers of the products with these. */
export async function replaceOffers(db: Db, productIds: readonly number[], offers: readonly OfferRecord[]) {
  await db.deleteFrom("product_offer").where("product_id", "in", productIds).execute();
  const records = offers.map((offer) => ({
    product_id: offer.productId,
    locale: offer.locale,
    price_net: offer.priceNet,
    tax_basis_points: offer.taxBasisPoints,
    gross_minor: offer.grossMinor,
    is_from: offer.isFrom ? (1 as const) : (0 as const),
    struck_minor: offer.struckMinor,
    discount_percent: offer.discountPercent,
  }));
  for (const batch of batchesOf(records)) await db.insertInto("product_offer").values(batch).execute();
}
