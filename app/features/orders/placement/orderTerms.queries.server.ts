import type { Db } from "~/platform/database/database.server";

/** Reads the version of the texts of law that an order was placed under; null when it has none. */
export async function findTermsId(db: Db, orderId: string): Promise<string | null> {
  const row = await db.selectFrom("orders").where("id", "=", orderId).select("terms_id").executeTakeFirst();
  return row?.terms_id ?? null;
}
