import type { Db } from "~/platform/database/database.server";
import { newId } from "~/platform/database/ids.server";
import type { Actor } from "../orderTransitions";
import { type OrderChangeKind, orderChangeKinds } from "./orderChanges";

export type OrderChange = { kind: OrderChangeKind; detail: string; at: number; actor: Actor };

/** Records who changed what about an order, and when. It runs in the transaction of the change itself. */
export async function recordChange(db: Db, orderId: string, change: OrderChange): Promise<void> {
  await db
    .insertInto("order_change")
    .values({ id: newId(), order_id: orderId, ...change })
    .execute();
}

/** Reads the changes of an order, the oldest first. */
export async function readChanges(db: Db, orderId: string) {
  const rows = await db
    .selectFrom("order_change")
    .where("order_id", "=", orderId)
    .orderBy("at")
    .orderBy("id")
    .select(["kind", "detail", "at", "actor"])
    .execute();
  return rows.flatMap(({ kind: stored, ...row }) => {
    const kind = orderChangeKinds.find((known) => known === stored);
    return kind ? [{ ...row, kind }] : [];
  });
}
