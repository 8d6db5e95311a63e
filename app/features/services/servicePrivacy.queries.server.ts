import { type ExpressionBuilder, sql } from "kysely";

import { normalizeEmail } from "~/features/customers/customer";

import type { Db } from "~/platform/database/database.server";
import type { Tables } from "~/platform/database/schema";
import { deletePhotos } from "~/platform/uploads/upload.queries.server";

import { servicePhotoClaim, servicePhotoPrefix } from "./service";
import { firstServiceState } from "./serviceStates";

/**
 * Deletes at most `limit` orders, with their photos, that ended before `endedBefore`, or whose garment has been awaited
 * since `awaitedBefore`; returns how many were deleted. An order whose garment arrives meanwhile stays.
 */
export async function purgeServices(
  db: Db,
  { endedBefore, awaitedBefore }: { endedBefore: number; awaitedBefore: number },
  limit: number,
): Promise<number> {
  const isOver = (eb: ExpressionBuilder<Tables, "service_order">) =>
    eb.or([
      eb("ended_at", "<", endedBefore),
      eb.and([eb("state", "=", firstServiceState), eb("created_at", "<", awaitedBefore)]),
    ]);
  return db.transaction().execute(async (tx) => {
    const some = tx.selectFrom("service_order").where(isOver).limit(limit).select("id");
    // The condition is repeated: Postgres evaluates it again for a row that another transaction changes.
    const rows = await tx.deleteFrom("service_order").where("id", "in", some).where(isOver).returning("id").execute();
    await deletePhotosOf(tx, rows);
    return rows.length;
  });
}

/** Deletes the photos of at most `limit` orders that ended before an instant; returns the number of these orders. */
export async function purgeServicePhotos(db: Db, endedBefore: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("service_order")
    .where("ended_at", "<", endedBefore)
    .where(({ exists, selectFrom, ref, val, eb }) =>
      exists(
        selectFrom("upload")
          .where("upload.claim", "=", eb(val(servicePhotoPrefix), "||", ref("service_order.id")))
          .select("upload.id"),
      ),
    )
    .limit(limit)
    .select("id")
    .execute();
  await deletePhotosOf(db, rows);
  return rows.length;
}

/**
 * Deletes the ended orders of an account that is deleted; orders in work stay without an account until they end. Must
 * be called in a transaction.
 */
export async function deleteEndedServicesOf(db: Db, customerId: string): Promise<void> {
  const rows = await db
    .deleteFrom("service_order")
    .where("customer_id", "=", customerId)
    .where("ended_at", "is not", null)
    .returning("id")
    .execute();
  await deletePhotosOf(db, rows);
}

/**
 * Deletes the ended orders of an e-mail address, with their photos; returns how many were deleted. Must be called in a
 * transaction.
 */
export async function deleteEndedServicesWith(tx: Db, email: string): Promise<number> {
  const rows = await tx
    .deleteFrom("service_order")
    .where(sql`lower(email)`, "=", normalizeEmail(email))
    .where("ended_at", "is not", null)
    .returning("id")
    .execute();
  await deletePhotosOf(tx, rows);
  return rows.length;
}

async function deletePhotosOf(db: Db, rows: readonly { id: string }[]): Promise<void> {
  for (const service of rows) await deletePhotos(db, servicePhotoClaim(service));
}
