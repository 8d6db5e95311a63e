import type { Db } from "~/platform/database/database.server";

export async function findStoreRetirement(db: Db, id: string) {
  return db.selectFrom("store").where("id", "=", id).select(["retired_at", "retired_to"]).executeTakeFirst();
}

/** Returns why a place cannot be retired; undefined when it can. */
export async function storeNeed(db: Db, id: string): Promise<string | undefined> {
  const others = await db
    .selectFrom("store")
    .where("kind", "=", "warehouse")
    .where("retired_at", "is", null)
    .where("id", "<>", id)
    .select("id")
    .execute();
  return others.length === 0 ? "It is the only warehouse, so nothing could be sent." : undefined;
}

export async function setStoreRetirement(
  tx: Db,
  id: string,
  retirement: { retired_at: number | null; retired_to: string | null },
): Promise<void> {
  await tx.updateTable("store").set(retirement).where("id", "=", id).execute();
}

/** Reads the products that a place has pieces of. */
export async function readProductsAt(db: Db, storeId: string): Promise<number[]> {
  const rows = await db
    .selectFrom("stock")
    .innerJoin("variant", "variant.id", "stock.variant_id")
    .where("stock.store_id", "=", storeId)
    .where("stock.on_hand", ">", 0)
    .select("variant.product_id as id")
    .distinct()
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

export async function readRetiredStores(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom("store").where("retired_at", "is not", null).select("id").execute();
  return new Set(rows.map(({ id }) => id));
}
