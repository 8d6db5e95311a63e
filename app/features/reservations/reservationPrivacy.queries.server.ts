import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";

/** Deletes the ended reservations of an e-mail; returns how many. */
export async function deleteEndedReservationsWith(tx: Db, email: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("reservation")
    .where("email_key", "=", normalizeEmail(email))
    .where("ended_at", "is not", null)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes at most `limit` reservations that ended before an instant; returns how many. */
export async function purgeReservations(db: Db, endedBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("reservation")
    .where("ended_at", "<", endedBefore)
    .orderBy("ended_at")
    .limit(limit)
    .select("id");
  const { numDeletedRows } = await db.deleteFrom("reservation").where("id", "in", old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the network hash from at most `limit` reservations that were made before an instant; returns how many. */
export async function purgeReservationNetworks(db: Db, madeBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("reservation")
    .where("network_hash", "is not", null)
    .where("created_at", "<", madeBefore)
    .orderBy("created_at")
    .limit(limit)
    .select("id");
  const { numUpdatedRows } = await db
    .updateTable("reservation")
    .set({ network_hash: null })
    .where("id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
