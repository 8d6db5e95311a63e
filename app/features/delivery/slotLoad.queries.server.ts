import type { Db } from "~/platform/database/database.server";

import { statesThat } from "./orderStates";
import type { TakenSlot } from "./pickupSlots";

/**
 * Reads the future slots that have as many pickups as a store hands over at once; pickups of cancelled orders are not
 * counted.
 */
export async function readFullSlots(db: Db, now: number, perSlot: number): Promise<TakenSlot[]> {
  const rows = await pickups(db)
    .where("pickup_at", ">", now)
    .groupBy(["pickup_store_id", "pickup_at"])
    .having(({ fn }) => fn.countAll(), ">=", perSlot)
    .select(["pickup_store_id as storeId", "pickup_at as at"])
    .execute();
  return rows.flatMap(({ storeId, at }) => (storeId === null || at === null ? [] : [{ storeId, at }]));
}

/** Counts the pickups of a slot. The store must be locked first if a decision depends on the number. */
export async function countPickups(db: Db, { storeId, at }: TakenSlot): Promise<number> {
  const { count } = await pickups(db)
    .where("pickup_store_id", "=", storeId)
    .where("pickup_at", "=", at)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

function pickups(db: Db) {
  return db.selectFrom("orders").where("pickup_at", "is not", null).where("state", "not in", statesThat("isCancelled"));
}
