import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Locale } from "~/platform/i18n/locale";

import { maxStockAlerts, type StockAlert } from "./stockAlert";

/** Stores an alert. Storing it again does not duplicate it, and renews one whose e-mail has been sent. */
export async function saveStockAlert(db: Db, locale: Locale, alert: StockAlert, now: number): Promise<void> {
  await db
    .insertInto("stock_watch")
    .values({
      id: newId(),
      email: alert.email,
      product_id: alert.productId,
      variant_id: alert.variantId,
      locale,
      created_at: now,
      notified_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`email, product_id, coalesce(variant_id, 0)`)
        .doUpdateSet({ locale, created_at: now, notified_at: null }),
    )
    .execute();
}

export async function hasTooManyStockAlerts(db: Db, email: string): Promise<boolean> {
  const rows = await db
    .selectFrom("stock_watch")
    .where("email", "=", email)
    .where("notified_at", "is", null)
    .limit(maxStockAlerts)
    .select("id")
    .execute();
  return rows.length === maxStockAlerts;
}

/** Cancels all alerts of the address that has the alert with this id. */
export async function cancelStockAlerts(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom("stock_watch")
    .where("email", "=", (eb) => eb.selectFrom("stock_watch").where("id", "=", id).select("email"))
    .execute();
}

/** Claims the alert for this process; returns false when another process was quicker. */
export async function claimStockAlert(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("stock_watch")
    .set({ notified_at: now })
    .where("id", "=", id)
    .where("notified_at", "is", null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export async function deleteNotifiedStockAlerts(db: Db, notifiedBefore: number): Promise<void> {
  await db.deleteFrom("stock_watch").where("notified_at", "<", notifiedBefore).execute();
}

/** Deletes at most `limit` alerts that were created before an instant; returns how many. */
export async function purgeExpiredStockAlerts(db: Db, createdBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("stock_watch")
    .where("created_at", "<", createdBefore)
    .orderBy("created_at")
    .limit(limit)
    .select("id");
  const { numDeletedRows } = await db.deleteFrom("stock_watch").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Lists the alerts of an address, the oldest first. Only for its verified owner. */
export async function listStockAlerts(db: Db, email: string) {
  return db
    .selectFrom("stock_watch")
    .innerJoin("product", "product.id", "stock_watch.product_id")
    .leftJoin("variant", "variant.id", "stock_watch.variant_id")
    .where("stock_watch.email", "=", email.toLowerCase())
    .orderBy("stock_watch.created_at")
    .orderBy("stock_watch.id")
    .select(["product.code", "variant.sku", "stock_watch.locale"])
    .select(["stock_watch.created_at as createdAt", "stock_watch.notified_at as notifiedAt"])
    .execute();
}

export async function cancelStockAlertsOf(db: Db, email: string): Promise<void> {
  await db.deleteFrom("stock_watch").where("email", "=", email.toLowerCase()).execute();
}
