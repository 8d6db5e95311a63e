import { refreshMembership } from "~/features/club/club.queries.server";
import { foldEmail } from "~/features/customers/customer";
import { findCredentialsById, markEmailProved, replaceEmail } from "~/features/customers/customer.queries.server";
import { dropResets, takeProof } from "~/features/customers/password/secret.queries.server";
import { claimOrders } from "~/features/orders/customerOrders.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";

type Proof = { customerId: string; email: string };

/**
 * Uses a letter's link up: the address is the customer's from now on, and so are the orders that were placed with it
 * without an account. Never before, as anybody may type anybody's address. An address that the customer wanted instead of
 * the old one takes its place. False for a link that opens nothing.
 */
export async function proveEmail({ db, now }: Pick<World, "db" | "now">, secret: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const proof = await takeProof(tx, secret, now());
    if (!proof) return false;
    if (!(await isOwnFromNow(tx, proof, now()))) return false;
    await claimOrders(tx, proof.customerId, proof.email);
    await refreshMembership(tx, proof.customerId);
    return true;
  });
}

async function isOwnFromNow(db: Db, { customerId, email }: Proof, now: number): Promise<boolean> {
  const credentials = await findCredentialsById(db, customerId);
  if (foldEmail(credentials?.email ?? "") === foldEmail(email)) {
    await markEmailProved(db, customerId, now);
    return true;
  }
  // Letters to the old address must not open the account any more.
  await dropResets(db, customerId);
  return replaceEmail(db, customerId, email, now);
}
