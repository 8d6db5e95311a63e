import { refreshCustomerMembership } from "~/features/club/club.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Assigns the guest orders of a verified address to the customer, and counts them for the club membership. Runs in the
 * caller's transaction. The caller has made sure that one person has both the mailbox and the account, as anybody may
 * register with another person's address.
 */
export async function claimGuestOrders(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await claimOrders(tx, id, email);
  await refreshCustomerMembership(tx, id);
}
