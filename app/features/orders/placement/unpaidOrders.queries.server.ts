import type { CartOwner } from "~/features/cart/cart.queries.server";
import { foldEmail } from "~/features/customers/customer";
import type { Settings } from "~/features/settings/settings";
import { type Db, lockName } from "~/platform/database/database.server";

/**
 * An order that is accepted and not paid holds stock, so one customer and one network may have only so many of them: a
 * stranger must not empty the shop without paying. Cash on delivery counts until staff take the order up. Paying,
 * cancelling and running out of time make room again. Guests are counted by e-mail; an account by itself, so that
 * strangers who type its address do not stop it.
 */
export type Buyer = {
  email: string;
  owner: CartOwner;
  /** Null where it is not known where the order comes from. */
  networkHash: string | null;
};

/** True when the buyer may place no further order. Concurrent orders of one buyer wait here for one another. */
export async function holdsTooManyUnpaid(
  db: Db,
  { email, owner, networkHash }: Buyer,
  limits: Settings["unpaid_orders"],
): Promise<boolean> {
  const customer =
    "customerId" in owner
      ? ({ column: "customer_id", value: owner.customerId } as const)
      : ({ column: "email_key", value: foldEmail(email) } as const);
  if ((await countUnpaid(db, customer)) >= limits.per_customer) return true;
  if (networkHash === null) return false;
  return (await countUnpaid(db, { column: "network_hash", value: networkHash })) >= limits.per_network;
}

type Counted = { column: "customer_id" | "email_key" | "network_hash"; value: string };

async function countUnpaid(db: Db, { column, value }: Counted): Promise<number> {
  await lockName(db, `unpaid orders ${column} ${value}`);
  const { count } = await db
    .selectFrom("orders")
    .where("state", "=", "accepted")
    .where("paid_at", "is", null)
    .where(column, "=", value)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Takes from orders placed before an instant where they came from; at most `limit`, and how many. */
export async function purgeNetworks(db: Db, placedBefore: number, limit: number): Promise<number> {
  const old = db
    .selectFrom("orders")
    .where("network_hash", "is not", null)
    .where("placed_at", "<", placedBefore)
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
