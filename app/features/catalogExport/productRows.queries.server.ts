import type { Db } from "~/platform/database/database.server";

/** Reads all rows of some products. */
export async function readProductTables(db: Db, ids: readonly number[]) {
  return {
    products: await db.selectFrom("product").where("id", "in", ids).orderBy("id").selectAll().execute(),
    texts: await db.selectFrom("product_text").where("product_id", "in", ids).selectAll().execute(),
    categories: await db
      .selectFrom("product_category")
      .where("product_id", "in", ids)
      .orderBy("category_id")
      .selectAll()
      .execute(),
    attributes: await db
      .selectFrom("product_attribute")
      .where("product_id", "in", ids)
      .orderBy("attribute_id")
      .orderBy("value_id")
      .selectAll()
      .execute(),
    measures: await db.selectFrom("product_measure").where("product_id", "in", ids).selectAll().execute(),
    pictures: await db.selectFrom("picture").where("product_id", "in", ids).orderBy("position").selectAll().execute(),
    variants: await db
      .selectFrom("variant")
      .where("product_id", "in", ids)
      .orderBy("position")
      .orderBy("id")
      .selectAll()
      .execute(),
    stock: await db
      .selectFrom("stock")
      .innerJoin("variant", "variant.id", "stock.variant_id")
      .where("variant.product_id", "in", ids)
      .where("stock.on_hand", ">", 0)
      .orderBy("stock.store_id")
      .select(["stock.variant_id", "stock.store_id", "stock.on_hand"])
      .execute(),
    priceLog: await db
      .selectFrom("price_log")
      .where("product_id", "in", ids)
      .orderBy("locale")
      .orderBy("valid_from_at")
      .selectAll()
      .execute(),
  };
}

export type ProductTables = Awaited<ReturnType<typeof readProductTables>>;

export async function readProductIdsAfter(db: Db, after: number, limit: number): Promise<number[]> {
  const rows = await db.selectFrom("product").where("id", ">", after).orderBy("id").limit(limit).select("id").execute();
  return rows.map(({ id }) => id);
}
