import { sql } from "kysely";
import { normalizeEmail } from "~/features/customers/customer";
import type { Db } from "~/platform/database/database.server";
import type { Discount } from "./discount";
import { discountKinds } from "./voucherKinds";

/** The person who uses a voucher: an account and the known e-mail addresses. */
export type VoucherUser = { customerId: string | null; emails: readonly string[] };

/** Counts this person's orders that used the voucher, without cancelled ones. */
export async function countUses(db: Db, voucherId: string, { customerId, emails }: VoucherUser): Promise<number> {
  // An empty key stands for every person whose e-mail is no longer kept.
  const keys = emails.map(normalizeEmail).filter((key) => key !== "");
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
 * Counts a voucher's use, and takes a gift voucher's payment from its balance, in one guarded statement. Returns false
 * when another order took the last use, or the voucher has ended in the meantime. The statement locks the voucher's
 * row, so the uses counted after it are complete.
 */
export async function redeemVoucher(db: Db, { voucherId, kind, amountMinor }: Discount, use: NewUse): Promise<boolean> {
  if (voucherId === null) return true;
  const taken = discountKinds[kind].isPayment ? amountMinor : 0;
  const { numUpdatedRows } = await db
    .updateTable("voucher")
    .set((eb) => ({
      used_count: eb("used_count", "+", 1),
      balance_minor: sql<number | null>`balance_minor - ${taken}`,
    }))
    .where("id", "=", voucherId)
    .where((eb) => eb.or([eb("quantity", "is", null), eb("used_count", "<", eb.ref("quantity"))]))
    .where((eb) => eb.or([eb("active_to_at", "is", null), eb("active_to_at", ">", use.now)]))
    .where((eb) => eb.or([eb("balance_minor", "is", null), eb("balance_minor", ">=", taken)]))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n || (await isEndedGift(db, voucherId))) return false;
  if (!(await isWithinUsersLimit(db, voucherId, use))) return false;
  await db
    .insertInto("voucher_use")
    .values({
      order_id: use.orderId,
      voucher_id: voucherId,
      email_key: normalizeEmail(use.email),
      customer_id: use.customerId,
      amount_minor: amountMinor,
      used_at: use.now,
      freed_at: null,
    })
    .execute();
  return true;
}

/**
 * Returns true for a sold gift voucher that ended while the order was prepared. It then ended after the order's own
 * time.
 */
async function isEndedGift(db: Db, voucherId: string): Promise<boolean> {
  const row = await db
    .selectFrom("order_gift")
    .where("voucher_id", "=", voucherId)
    .where("ended_at", "is not", null)
    .select("ended_at")
    .executeTakeFirst();
  return row !== undefined;
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
 * Releases the vouchers of a cancelled order: its uses no longer count, and gift vouchers get their money back. Runs in
 * the transaction that cancels the order; a second call changes nothing.
 */
export async function releaseVoucherUses(db: Db, orderId: string, now: number): Promise<void> {
  const freed = await db
    .updateTable("voucher_use")
    .set({ freed_at: now })
    .where("order_id", "=", orderId)
    .where("freed_at", "is", null)
    .returning(["voucher_id", "amount_minor", "returned_minor"])
    .execute();
  for (const { voucher_id, amount_minor, returned_minor } of freed.sort((a, b) =>
    a.voucher_id < b.voucher_id ? -1 : 1,
  )) {
    await db
      .updateTable("voucher")
      .set((eb) => ({
        used_count: eb("used_count", "-", 1),
        balance_minor: sql<number | null>`balance_minor + ${amount_minor - returned_minor}`,
      }))
      .where("id", "=", voucher_id)
      .execute();
  }
}

/**
 * Gives part of what gift vouchers have paid for an order back to them. Returns the vouchers that got some, until when
 * each is valid, and whether staff have ended it. Cancelling the order later does not give them this part again. As on
 * the credit note, the first of the order's vouchers gets back all that it has paid before the next one gets anything.
 */
export async function giveBackToVouchers(
  db: Db,
  orderId: string,
  amountMinor: number,
): Promise<{ voucherId: string; activeToAt: number | null; isStopped: boolean }[]> {
  const uses = await db
    .selectFrom("voucher_use")
    .innerJoin("voucher", "voucher.id", "voucher_use.voucher_id")
    .leftJoin("order_discount", (join) =>
      join
        .onRef("order_discount.order_id", "=", "voucher_use.order_id")
        .onRef("order_discount.voucher_id", "=", "voucher_use.voucher_id"),
    )
    .where("voucher_use.order_id", "=", orderId)
    .where("freed_at", "is", null)
    .where("balance_minor", "is not", null)
    .orderBy("order_discount.position")
    .select(["voucher_use.voucher_id as voucherId", "voucher_use.amount_minor as paidMinor"])
    .select(["returned_minor as returnedMinor", "active_to_at as activeToAt", "stopped_at as stoppedAt"])
    .execute();
  let left = amountMinor;
  const given = uses.flatMap(({ voucherId, activeToAt, stoppedAt, paidMinor, returnedMinor }) => {
    const part = Math.min(left, paidMinor - returnedMinor);
    left -= part;
    return part === 0 ? [] : [{ voucherId, activeToAt, isStopped: stoppedAt !== null, part }];
  });
  // All code locks vouchers in this order.
  const sorted = given.toSorted((a, b) => (a.voucherId < b.voucherId ? -1 : 1));
  for (const { voucherId, part } of sorted) await giveBack(db, { orderId, voucherId, part });
  return sorted;
}

async function giveBack(db: Db, { orderId, voucherId, part }: { orderId: string; voucherId: string; part: number }) {
  await db
    .updateTable("voucher_use")
    .set((eb) => ({ returned_minor: eb("returned_minor", "+", part) }))
    .where("order_id", "=", orderId)
    .where("voucher_id", "=", voucherId)
    .execute();
  await db
    .updateTable("voucher")
    .set({ balance_minor: sql<number | null>`balance_minor + ${part}` })
    .where("id", "=", voucherId)
    .execute();
}
