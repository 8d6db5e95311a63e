import { normalizeEmail } from "~/features/customers/customer";
import type { Settings } from "~/features/settings/settings";
import { type Db, lockName } from "~/platform/database/database.server";

/**
 * The person who reserves. Guests are counted by e-mail and customers by account, so that nobody can block an account
 * by reserving with its e-mail.
 */
export type Reserver = {
  email: string;
  customerId: string | null;
  /** The pseudonym of the network; null when the network is unknown. */
  networkHash: string | null;
};

/**
 * Returns true when the limit of active reservations is reached. Concurrent requests of one person wait for each other
 * here.
 */
export async function holdsTooMany(
  db: Db,
  { email, customerId, networkHash }: Reserver,
  limits: Settings["reservations"],
): Promise<boolean> {
  const person =
    customerId === null
      ? ({ column: "email_key", value: normalizeEmail(email) } as const)
      : ({ column: "customer_id", value: customerId } as const);
  if ((await countActive(db, person)) >= limits.per_customer) return true;
  if (networkHash === null) return false;
  return (await countActive(db, { column: "network_hash", value: networkHash })) >= limits.per_network;
}

type Counted = { column: "customer_id" | "email_key" | "network_hash"; value: string };

async function countActive(db: Db, { column, value }: Counted): Promise<number> {
  await lockName(db, `reservations ${column} ${value}`);
  const { count } = await db
    .selectFrom("reservation")
    .where("ended_at", "is", null)
    .where(column, "=", value)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}
