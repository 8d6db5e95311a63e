import { markEmailProved } from "~/features/customers/customer.queries.server";
import { takeProof } from "~/features/customers/secret.queries.server";
import type { World } from "~/platform/world.server";

import { refreshMembership } from "./club.queries.server";
import { claimOrders } from "./customerOrders.queries.server";

/**
 * Uses a letter's link up: the address is the customer's from now on, and so are the orders that were placed with it
 * without an account. Never before, as anybody may type anybody's address. False for a link that opens nothing.
 */
export async function proveEmail({ db, now }: Pick<World, "db" | "now">, secret: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const proof = await takeProof(tx, secret, now());
    if (!proof) return false;
    await markEmailProved(tx, proof.customerId, now());
    await claimOrders(tx, proof.customerId, proof.email);
    await refreshMembership(tx, proof.customerId);
    return true;
  });
}
