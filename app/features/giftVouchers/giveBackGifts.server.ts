import { writeActiveTo } from "~/features/vouchers/soldVoucher.queries.server";
import { giveBackToVouchers } from "~/features/vouchers/voucherUse.queries.server";
import type { Db } from "~/platform/database/database.server";
import { pragueClock } from "~/platform/time/pragueClock";
import { lastDayBefore, prolongedUntil, validityEnd } from "./giftPeriod";

/**
 * Gives part of what gift vouchers have paid for an order back to them. An expired voucher becomes valid for twelve
 * months from today, because its money could not be spent otherwise (decision 116); a voucher that staff have ended
 * stays ended. The caller has a transaction.
 */
export async function giveBackGifts(db: Db, orderId: string, amountMinor: number, now: number): Promise<void> {
  for (const { voucherId, activeToAt, isStopped } of await giveBackToVouchers(db, orderId, amountMinor)) {
    if (isStopped || activeToAt === null || activeToAt > now) continue;
    const until = prolongedUntil(lastDayBefore(activeToAt), pragueClock(now).date);
    await writeActiveTo(db, voucherId, validityEnd(until));
  }
}
