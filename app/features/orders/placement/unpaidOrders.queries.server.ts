import type { CartOwner } from "~/features/cart/cart.queries.server";
import { normalizeEmail } from "~/features/customers/customer";
import { firstOrderState } from "~/features/delivery/orderStates";
import type { Settings } from "~/features/settings/settings";
import { type Db, lockName } from "~/platform/database/database.server";

/**
 * The buyer whose unpaid orders are counted. Unpaid orders are limited by customer and by network, because they hold
 * stock and nobody may be able to empty the shop without paying. Cash on delivery counts until staff process the order.
 * An order that is paid, cancelled or expired no longer counts. Guests are counted by e-mail and customers by their
 * account, so that nobody can block an account by ordering with its e-mail.
 */
export type Buyer = {
  email: string;
  owner: CartOwner;
  /** Is null when the network is not known or does not count. */
  networkHash: string | null;
};

/** Returns true when the buyer has reached the limit. Concurrent orders of one buyer wait here for each other. */
export async function holdsTooManyUnpaid(
  db: Db,
  { email, owner, networkHash }: Buyer,
  limits: Settings["unpaid_orders"],
): Promise<boolean> {
  const customer =
    "customerId" in owner
      ? ({ column: "customer_id", value: owner.customerId } as const)
      : ({ column: "email_key", value: normalizeEmail(email) } as const);
  if ((await countUnpaid(db, customer)) >= limits.per_customer) return true;
  if (networkHash === null) return false;
  return (await countUnpaid(db, { column: "network_hash", value: networkHash })) >= limits.per_network;
}

type Counted = { column: "customer_id" | "email_key" | "network_hash"; value: string };

async function countUnpaid(db: Db, { column, value }: Counted): Promise<number> {
  await lockName(db, `unpaid orders ${column} ${value}`);
  const { count } = await db
    .selectFrom("orders")
    .where("state", "=", firstOrderState)
    .where("paid_at", "is", null)
    .where(column, "=", value)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Removes the network hash from at most `limit` orders that were placed before an instant, and returns their number.
 */
export async function purgeNetworks(db: Db, findPlacedBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("orders")
    .where("network_hash", "is not", null)
    .where("placed_at", "<", findPlacedBefore)
    .orderBy("placed_at")
    .limit(limit)
    .select("id");
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ network_hash: null })
    .where("id", "in", old)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
