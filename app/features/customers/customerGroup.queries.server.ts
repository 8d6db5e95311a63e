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
