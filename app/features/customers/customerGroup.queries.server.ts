import type { Db } from "~/platform/database/database.server";

/** Puts a customer into a group because of an order. A customer whom staff put into a group stays there. */
export async function enterGroup(
  db: Db,
  customerId: string,
  { groupId, orderId }: { groupId: string; orderId: string },
): Promise<void> {
  await db
    .updateTable("customer")
    .set({ group_id: groupId, club_order_id: orderId })
    .where("id", "=", customerId)
    .where((eb) => eb.or([eb("group_id", "is", null), eb("club_order_id", "is not", null)]))
    .execute();
}

/** Removes a customer from the group that an order opened. */
export async function leaveGroup(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable("customer")
    .set({ group_id: null, club_order_id: null })
    .where("id", "=", customerId)
    .where("club_order_id", "is not", null)
    .execute();
}
