import { refreshCustomerMembership } from "~/features/club/club.queries.server";
import { normalizeEmail } from "~/features/customers/customer";
import { findCredentialsById, markEmailVerified, replaceEmail } from "~/features/customers/customer.queries.server";
import { consumeVerification, deleteResets } from "~/features/customers/password/secret.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

type Verification = { customerId: string; email: string };

/**
 * Consumes an e-mailed link: the address is verified, and the orders that were placed with it without an account become
 * the customer's. Never before, as anybody may type anybody's address. A requested new address replaces the old one.
 * False for an unknown or used link.
 */
export async function verifyEmail({ db, now }: Pick<World, "db" | "now">, secret: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const verification = await consumeVerification(tx, secret, now());
    if (!verification) return false;
    if (!(await verifyOrReplaceEmail(tx, verification, now()))) return false;
    await claimOrders(tx, verification.customerId, verification.email);
    await refreshCustomerMembership(tx, verification.customerId);
    return true;
  });
}

async function verifyOrReplaceEmail(db: Db, { customerId, email }: Verification, now: number): Promise<boolean> {
  const credentials = await findCredentialsById(db, customerId);
  if (normalizeEmail(credentials?.email ?? "") === normalizeEmail(email)) {
    await markEmailVerified(db, customerId, now);
    return true;
  }
  // Links sent to the old address must no longer give access to the account.
  await deleteResets(db, customerId);
  return replaceEmail(db, customerId, email, now);
}
