import { normalizeEmail } from "~/features/customers/customer";
import { findCredentialsById, markEmailVerified, replaceEmail } from "~/features/customers/customer.queries.server";
import { consumeVerification, deleteResets } from "~/features/customers/password/secret.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

import { claimGuestOrders } from "./claimGuestOrders.server";

type Verification = { customerId: string; email: string };

/**
 * Consumes an e-mailed link: the address is verified, and its guest orders are assigned to the customer. They are not
 * assigned earlier, as anybody may type another person's address, and only when the customer is signed in, as the
 * reader of the e-mail need not be the person who registered. A requested new address replaces the old one. Returns
 * false for an unknown or used link, and for one of another customer.
 */
export async function verifyEmail(
  { db, now }: Pick<World, "db" | "now">,
  link: { secret: string; customerId: string },
): Promise<boolean> {
  const { customerId } = link;
  return db.transaction().execute(async (tx) => {
    const email = await consumeVerification(tx, link, now());
    if (email === undefined) return false;
    if (!(await verifyOrReplaceEmail(tx, { customerId, email }, now()))) return false;
    await claimGuestOrders(tx, { id: customerId, email });
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
