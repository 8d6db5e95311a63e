import { changeOrderState } from "~/features/orders/changeOrderState.server";
import { placeOrder } from "~/features/orders/placement/placeOrder.server";
import { shipOrder } from "~/features/orders/shipping/shipOrder.server";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

import { readyToOrder } from "./checkout";

type Given = Parameters<typeof readyToOrder>[1] & { customerId?: string };

/**
 * Places an order through the checkout; with a `customerId` it belongs to that account. Products must already be in
 * stock.
 */
export async function placedOrder(world: World, { customerId, ...given }: Given = {}) {
  const { db } = world;
  const { owner, agreement } = await readyToOrder(db, given);
  const placed = await placeOrder(world, owner, agreement);
  if (!placed.ok) throw new Error(placed.reason);
  const { id } = placed.order;
  if (customerId) await db.updateTable("orders").set({ customer_id: customerId }).where("id", "=", id).execute();
  return placed.order;
}

/** Delivers a parcel to its customer, whether the order is paid or not. */
export async function deliverOrder(world: World, id: string): Promise<void> {
  const unpaidReason = "a test needs it delivered";
  await changeOrderState(world, id, "pending", "staff Jana");
  await shipOrder(world, id, { trackingNumber: "80012345678", unpaidReason }, "staff Jana");
  const delivered = await changeOrderState(world, id, "closed", "staff Jana");
  if (!delivered.ok) throw new Error(delivered.reason);
}

export async function stockOf(db: Db): Promise<Record<string, number>> {
  const rows = await db.selectFrom("stock").select(["variant_id", "store_id", "on_hand"]).execute();
  return Object.fromEntries(rows.map((row) => [`${row.store_id} ${row.variant_id}`, row.on_hand]));
}

/** Returns the kinds of the queued e-mails besides the confirmation, sorted. */
export async function newsOf(db: Db, number: string): Promise<string[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .where("reference", "=", number)
    .where("kind", "!=", "order-confirmation")
    .orderBy("kind")
    .select("kind")
    .execute();
  return rows.map(({ kind }) => kind);
}
