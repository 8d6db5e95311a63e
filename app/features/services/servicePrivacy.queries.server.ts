import type { Db } from "~/platform/database/database.server";
import { deletePhotos } from "~/platform/uploads/upload.queries.server";

import { photoClaim } from "./service";
import { firstServiceState } from "./serviceStates";

/**
 * Deletes at most `limit` orders, with their photos, that ended before one instant, or whose garment has been awaited
 * since another; returns how many.
 */
export async function purgeServices(
  db: Db,
  { endedBefore, awaitedBefore }: { endedBefore: number; awaitedBefore: number },
  limit: number,
): Promise<number> {
  const rows = await db
    .selectFrom("service_order")
    .where((eb) =>
      eb.or([
        eb("ended_at", "<", endedBefore),
        eb.and([eb("state", "=", firstServiceState), eb("created_at", "<", awaitedBefore)]),
      ]),
    )
    .limit(limit)
    .select("id")
    .execute();
  await deleteServices(db, rows);
  return rows.length;
}

/** Deletes the photos of at most `limit` orders that ended before an instant; returns of how many. */
export async function purgeServicePhotos(db: Db, endedBefore: number, limit: number): Promise<number> {
  const rows = await db
    .selectFrom("service_order")
    .where("ended_at", "<", endedBefore)
    .where(({ exists, selectFrom, ref, val, eb }) =>
      exists(
        selectFrom("upload")
          .where("upload.claim", "=", eb(val("service:"), "||", ref("service_order.id")))
          .select("upload.id"),
      ),
    )
    .limit(limit)
    .select("id")
    .execute();
  for (const service of rows) await deletePhotos(db, photoClaim(service));
  return rows.length;
}

/** With an account, its ended orders go; those in work stay without it until they end. */
export async function deleteEndedServicesOf(db: Db, customerId: string): Promise<void> {
  const rows = await db
    .selectFrom("service_order")
    .where("customer_id", "=", customerId)
    .where("ended_at", "is not", null)
    .select("id")
    .execute();
  await deleteServices(db, rows);
}

async function deleteServices(db: Db, rows: readonly { id: string }[]): Promise<void> {
  for (const service of rows) {
    await deletePhotos(db, photoClaim(service));
    await db.deleteFrom("service_order").where("id", "=", service.id).execute();
  }
}
