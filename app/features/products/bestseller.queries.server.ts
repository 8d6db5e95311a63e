import { type RawBuilder, sql } from "kysely";
import type { Db } from "~/platform/database/database.server";
import type { Flag } from "~/platform/database/schema";
import { batchesOf } from "~/platform/text/batches";

/**
 * True when the operator has flagged the product, or when it is a top seller (decision 33). For queries on `product`.
 */
export const isBestseller: RawBuilder<Flag> = sql<Flag>`case
  when product.is_bestseller = 1 or product.is_top_seller = 1 then 1 else 0 end`;

/** Counts the products that some shop version sells now. */
export async function countOffered(db: Db, now: number): Promise<number> {
  const { count } = await db
    .selectFrom("product")
    .where("published_at", "<=", now)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("product_offer").whereRef("product_offer.product_id", "=", "product.id").select("locale")),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export async function readTopSellerIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("product").where("is_top_seller", "=", 1).orderBy("id").select("id").execute();
  return rows.map(({ id }) => id);
}

export async function markTopSellers(db: Db, productIds: readonly number[], isTopSeller: Flag): Promise<void> {
  for (const batch of batchesOf(productIds)) {
    await db.updateTable("product").set({ is_top_seller: isTopSeller }).where("id", "in", batch).execute();
  }
}
