import { sql } from "kysely";
import { readStaffProducts } from "~/features/products/staffProduct.queries.server";
import type { Db } from "~/platform/database/database.server";
import { batchesOf } from "~/platform/text/batches";

/** Reads all products with their Czech names, by code. */
export async function readSheetProducts(db: Db) {
  const texts = await db.selectFrom("product_text").where("locale", "=", "cs").select(["product_id", "name"]).execute();
  const names = new Map(texts.map(({ product_id, name }) => [product_id, name]));
  return (await readStaffProducts(db)).map((product) => ({ ...product, name: names.get(product.id) ?? "" }));
}

/** Reads the ids of variants by their SKUs in lower case. */
export async function readVariantIds(db: Db, skus: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const batch of batchesOf(skus)) {
    const small = batch.map((sku) => sku.toLowerCase());
    const found = await db
      .selectFrom("variant")
      .where(sql<string>`lower(sku)`, "in", small)
      .select(["id", "sku"])
      .execute();
    for (const { id, sku } of found) ids.set(sku.toLowerCase(), id);
  }
  return ids;
}

/** Reads the ids of products by their codes in lower case. */
export async function readProductIdsByCode(db: Db): Promise<Map<string, number>> {
  const products = await db.selectFrom("product").select(["id", "code"]).execute();
  return new Map(products.map(({ id, code }) => [code.toLowerCase(), id]));
}

/** Reads every place that has or had a variant; with `place`, every variant there. */
export async function readStockRows(db: Db, place?: string) {
  const variants = db
    .selectFrom("variant")
    .innerJoin("product", "product.id", "variant.product_id")
    .innerJoin("product_text", (join) =>
      join.onRef("product_text.product_id", "=", "product.id").on("product_text.locale", "=", "cs"),
    )
    .innerJoin("store", (join) => join.on("store.retired_at", "is", null))
    .leftJoin("stock", (join) =>
      join.onRef("stock.variant_id", "=", "variant.id").onRef("stock.store_id", "=", "store.id"),
    );
  return (
    place === undefined ? variants.where("stock.on_hand", "is not", null) : variants.where("store.id", "=", place)
  )
    .orderBy("product.code")
    .orderBy("variant.position")
    .orderBy("store.position")
    .orderBy("store.id")
    .select(["variant.id as variantId", "variant.sku", "variant.size", "product_text.name"])
    .select(["store.id as place", "stock.on_hand as forSale"])
    .execute();
}
