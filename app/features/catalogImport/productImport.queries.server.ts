import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";

import type { ProductRecord } from "./rows/productRecord";

/** Reads when each of the products was first published; new products are missing from the map. */
export async function readPublishedAt(db: Db, productIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.selectFrom("product").where("id", "in", productIds).select(["id", "published_at"]).execute();
  return new Map(rows.map(({ id, published_at }) => [id, published_at]));
}

/** Inserts or updates products, except for their availability. */
export async function saveProducts(db: Db, records: readonly ProductRecord[]): Promise<void> {
  for (const batch of batchesOf(records)) {
    await db
      .insertInto("product")
      .values(batch)
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(({ ref }) => ({
          code: ref("excluded.code"),
          kind: ref("excluded.kind"),
          brand: ref("excluded.brand"),
          tax_class: ref("excluded.tax_class"),
          default_category_id: ref("excluded.default_category_id"),
          position: ref("excluded.position"),
          published_at: ref("excluded.published_at"),
          price_net: ref("excluded.price_net"),
          price_sale_net: ref("excluded.price_sale_net"),
          price_eur_net: ref("excluded.price_eur_net"),
          price_eur_sale_net: ref("excluded.price_eur_sale_net"),
          is_sale_active: ref("excluded.is_sale_active"),
          sale_from_at: ref("excluded.sale_from_at"),
          sale_to_at: ref("excluded.sale_to_at"),
          hidden_from_at: ref("excluded.hidden_from_at"),
          hidden_to_at: ref("excluded.hidden_to_at"),
          retired_at: ref("excluded.retired_at"),
          retired_to: ref("excluded.retired_to"),
          is_good_price: ref("excluded.is_good_price"),
          is_bestseller: ref("excluded.is_bestseller"),
          allows_message: ref("excluded.allows_message"),
          main_picture: ref("excluded.main_picture"),
        })),
      )
      .execute();
  }
}

export type ProductParts = {
  texts: readonly Tables["product_text"][];
  categories: readonly Tables["product_category"][];
  attributes: readonly Tables["product_attribute"][];
  measures: readonly Tables["product_measure"][];
  pictures: readonly Tables["picture"][];
};

/** Replaces all texts, categories, attributes, measures and pictures of the products. */
export async function replaceParts(db: Db, productIds: readonly number[], parts: ProductParts): Promise<void> {
  const tables = ["product_text", "product_category", "product_attribute", "product_measure", "picture"] as const;
  for (const table of tables) {
    await db.deleteFrom(table).where("product_id", "in", productIds).execute();
  }
  for (const batch of batchesOf(parts.texts)) await db.insertInto("product_text").values(batch).execute();
  for (const batch of batchesOf(parts.categories)) await db.insertInto("product_category").values(batch).execute();
  for (const batch of batchesOf(parts.attributes)) await db.insertInto("product_attribute").values(batch).execute();
  for (const batch of batchesOf(parts.measures)) await db.insertInto("product_measure").values(batch).execute();
  for (const batch of batchesOf(parts.pictures)) await db.insertInto("picture").values(batch).execute();
}
