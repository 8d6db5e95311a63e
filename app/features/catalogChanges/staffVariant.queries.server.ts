import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";

export async function findStaffVariant(db: Db, sku: string) {
  return db
    .selectFrom("variant")
    .where(sql<string>`lower(sku)`, "=", sku.toLowerCase())
    .select(["id", "sku", "product_id as productId"])
    .executeTakeFirst();
}

export async function findPlace(db: Db, storeId: string): Promise<{ id: string; isRetired: boolean } | undefined> {
  const row = await db.selectFrom("store").where("id", "=", storeId).select(["id", "retired_at"]).executeTakeFirst();
  return row && { id: row.id, isRetired: row.retired_at !== null };
}

/** Reads every place with the pieces for sale there, of one variant or of all variants of a product. */
export async function readPlaces(db: Db, { sku, code }: { sku?: string; code?: string }) {
  return db
    .selectFrom("variant")
    .innerJoin("product", "product.id", "variant.product_id")
    .innerJoin("stock", "stock.variant_id", "variant.id")
    .innerJoin("store", "store.id", "stock.store_id")
    .$if(sku !== undefined, (query) => query.where(sql<string>`lower(variant.sku)`, "=", (sku ?? "").toLowerCase()))
    .$if(code !== undefined, (query) => query.where(sql<string>`lower(product.code)`, "=", (code ?? "").toLowerCase()))
    .orderBy("product.id")
    .orderBy("variant.position")
    .orderBy("store.position")
    .orderBy("store.id")
    .select(["variant.id as variantId", "variant.sku", "store.id as place", "stock.on_hand as forSale"])
    .execute();
}
