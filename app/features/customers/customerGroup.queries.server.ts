import type { Db } from "~/platform/database/database.server";

/** Percent that the customer's group takes off goods (decision 44); 0 without a group. */
export async function customerDiscount(db: Db, customerId: string): Promise<number> {
  const row = await db
    .selectFrom("customer")
    .innerJoin("customer_group", "customer_group.id", "customer.group_id")
    .where("customer.id", "=", customerId)
    .select("customer_group.discount_basis_points as basisPoints")
    .executeTakeFirst();
  return (row?.basisPoints ?? 0) / 100;
}

/** Puts a customer into a group because of an order; whom staff put into one stays there. */
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

/** Takes a customer out of the group that an order opened. */
export async function leaveGroup(db: Db, customerId: string): Promise<void> {
  await db
    .updateTable("customer")
    .set({ group_id: null, club_order_id: null })
    .where("id", "=", customerId)
    .where("club_order_id", "is not", null)
    .execute();
}
