import { sql } from "kysely";

import { foldEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";

import type { Discount } from "./discount";

/** Who uses a voucher: an account, and the addresses that are known of its holder. */
export type VoucherUser = { customerId: string | null; emails: readonly string[] };

/** Orders of this user, not cancelled, that used the voucher. */
export async function countUses(db: Db, voucherId: string, { customerId, emails }: VoucherUser): Promise<number> {
  const keys = emails.map(foldEmail);
  const { count } = await db
    .selectFrom("voucher_use")
    .where("voucher_id", "=", voucherId)
    .where("freed_at", "is", null)
    .where((eb) =>
      eb.or([
        ...(keys.length > 0 ? [eb("email_key", "in", keys)] : []),
        ...(customerId === null ? [] : [eb("customer_id", "=", customerId)]),
      ]),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

type NewUse = { orderId: string; customerId: string | null; email: string; now: number };

/**
 * Counts a voucher's use, and takes a gift's part from its balance, in one guarded statement: false when another order
 * had the last one. From then on the voucher's row is this transaction's, so uses counted after it are all there are.
 */
export async function takeVoucher(db: Db, { voucherId, kind, amountMinor }: Discount, use: NewUse): Promise<boolean> {
  if (voucherId === null) return true;
  const taken = kind === "gift" ? amountMinor : 0;
  const { numUpdatedRows } = await db
    .updateTable("voucher")
    .set((eb) => ({
      used_count: eb("used_count", "+", 1),
      balance_minor: sql<number | null>`balance_minor - ${taken}`,
    }))
    .where("id", "=", voucherId)
    .where((eb) => eb.or([eb("quantity", "is", null), eb("used_count", "<", eb.ref("quantity"))]))
    .where((eb) => eb.or([eb("balance_minor", "is", null), eb("balance_minor", ">=", taken)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || !(await isWithinUsersLimit(db, voucherId, use))) return false;
  await db
    .insertInto("voucher_use")
    .values({
      order_id: use.orderId,
      voucher_id: voucherId,
      email_key: foldEmail(use.email),
      customer_id: use.customerId,
      amount_minor: amountMinor,
      used_at: use.now,
      freed_at: null,
    })
    .execute();
  return true;
}

async function isWithinUsersLimit(db: Db, voucherId: string, { customerId, email }: NewUse): Promise<boolean> {
  const { quantity_per_user: most } = await db
    .selectFrom("voucher")
    .where("id", "=", voucherId)
    .select("quantity_per_user")
    .executeTakeFirstOrThrow();
  return most === null || (await countUses(db, voucherId, { customerId, emails: [email] })) < most;
}

/**
 * Gives back what an order used, as when it is cancelled: uses count no more, and gifts get their money. To be called in
 * the transaction that cancels; a second time there is nothing to give.
 */
export async function freeVoucherUses(db: Db, orderId: string, now: number): Promise<void> {
  const freed = await db
    .updateTable("voucher_use")
    .set({ freed_at: now })
    .where("order_id", "=", orderId)
    .where("freed_at", "is", null)
    .returning(["voucher_id", "amount_minor"])
    .execute();
  for (const { voucher_id, amount_minor } of freed.sort((a, b) => (a.voucher_id < b.voucher_id ? -1 : 1))) {
    await db
      .updateTable("voucher")
      .set((eb) => ({
        used_count: eb("used_count", "-", 1),
        balance_minor: sql<number | null>`balance_minor + ${amount_minor}`,
      }))
      .where("id", "=", voucher_id)
      .execute();
  }
}
