import { giftForms } from "~/features/cart/gift/gift";
import {
  endValidity,
  insertSoldVoucher,
  lockAndCheckUsed,
  writeActiveTo,
} from "~/features/vouchers/soldVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { newGiftCode } from "./giftCode.server";
import { lastValidDay, prolongedUntil, sendAt, validityEnd } from "./giftPeriod";
import {
  markGiftsEnded,
  markGiftsReopened,
  readEndedGifts,
  readGiftsWithoutCode,
  readGiftVoucherIds,
  writeGiftCode,
} from "./orderGift.queries.server";

/**
 * Creates the code of each gift voucher of an order. Runs in the transaction that records the payment and has locked
 * the order. A line that already has its code keeps it.
 */
export async function issueGiftVouchers(
  db: Db,
  { id: orderId, currencyCode }: { id: string; currencyCode: string },
  now: number,
): Promise<void> {
  const activeToAt = validityEnd(lastValidDay(pragueClock(now).date));
  for (const { position, form, sendOn, amountMinor } of await readGiftsWithoutCode(db, orderId)) {
    const voucher = { code: newGiftCode(), amountMinor, currencyCode, activeFromAt: now, activeToAt };
    const voucherId = await insertSoldVoucher(db, voucher, now);
    const due = giftForms[form].isSentByEmail ? sendAt(sendOn, now) : null;
    const isFirst = await writeGiftCode(db, { orderId, position }, { voucherId, sendAt: due });
    if (!isFirst) throw new Error("a gift voucher has got a second code");
  }
}

/**
 * Returns true when a gift voucher of the order has been used. Locks them, so that none is used until the transaction
 * ends.
 */
export async function hasUsedGiftVoucher(db: Db, orderId: string): Promise<boolean> {
  return lockAndCheckUsed(db, await readGiftVoucherIds(db, orderId));
}

/** Ends the codes of a cancelled order or of withdrawn lines; vouchers that were not sent yet will not be sent. */
export async function endGiftVouchers(
  db: Db,
  orderId: string,
  now: number,
  positions?: readonly number[],
): Promise<void> {
  if (positions?.length === 0) return;
  const ended = await markGiftsEnded(db, orderId, now, positions);
  for (const voucherId of ended.toSorted()) await endValidity(db, voucherId, now);
}

/**
 * Reverses `endGiftVouchers` for lines that no longer count as withdrawn from: their codes are valid as long as they
 * were before, and a line that was paid in the meantime gets its code. The caller has locked the order, which is not
 * cancelled.
 */
export async function reopenGiftVouchers(
  db: Db,
  order: { id: string; currencyCode: string; paidAt: number | null },
  positions: readonly number[],
  now: number,
): Promise<void> {
  if (positions.length === 0) return;
  const ended = await readEndedGifts(db, order.id, positions);
  await markGiftsReopened(db, order.id, positions);
  for (const { voucherId, activeFromAt, activeToAt, endedAt, prolongedAt } of ended) {
    // Staff may have ended the voucher before, or its validity was over; then it stays so.
    if (activeToAt !== endedAt) continue;
    const lastDay = lastValidDay(pragueClock(activeFromAt ?? now).date);
    const until = prolongedAt === null ? lastDay : prolongedUntil(lastDay, pragueClock(prolongedAt).date);
    await writeActiveTo(db, voucherId, validityEnd(until));
  }
  if (order.paidAt !== null) await issueGiftVouchers(db, order, now);
}
