import type { Db } from "~/platform/database/database.server";

/** A customer's e-mail and the discount of the customer's group, which is 0 without a group. */
export type ClubMember = { basisPoints: number; email: string };

export async function findClubMember(db: Db, customerId: string): Promise<ClubMember | undefined> {
  const row = await db
    .selectFrom("customer")
    .leftJoin("customer_group", "customer_group.id", "customer.group_id")
    .where("customer.id", "=", customerId)
    .select(["customer.email", "customer_group.discount_basis_points as basisPoints"])
    .executeTakeFirst();
  return row && { email: row.email, basisPoints: row.basisPoints ?? 0 };
}
