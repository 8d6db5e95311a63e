import { refreshCustomerMembership } from "~/features/club/club.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import type { Db } from "~/platform/database/database.server";

/**
 * Makes the orders that were placed with a verified address without an account the customer's, and counts them for the
 * club. The caller, whose transaction it is, has seen that one person has both the mailbox and the account: anybody may
 * register with anybody's address.
 */
export async function claimGuestOrders(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await claimOrders(tx, id, email);
  await refreshCustomerMembership(tx, id);
}
