import { recordStaffAction } from "~/features/audit/staffAction.queries.server";
import { giftForms } from "~/features/cart/gift/gift";
import { email } from "~/features/customers/addressBook/contactFields";
import { findVoucherId, writeActiveTo } from "~/features/vouchers/soldVoucher.queries.server";
import type { Db } from "~/platform/database/database.server";
import { lastDayBefore, prolongedUntil, validityEnd } from "./giftPeriod";
import { findIssuedGift, type IssuedGift, makeDue, markProlonged } from "./issuedGift.queries.server";

/** The actions of staff on gift vouchers that the shop has sold. */

/**
 * unknown: no sold voucher has this code · ended: its order was cancelled or withdrawn from · over: its validity has
 * ended · printed: it is not sent by e-mail · email: the new address is invalid · prolonged: it was prolonged before.
 */
export type GiftRefusal = { ok: false; reason: "unknown" | "ended" | "over" | "printed" | "email" | "prolonged" };

export async function findSoldGift(db: Db, code: string): Promise<IssuedGift | undefined> {
  const id = await findVoucherId(db, code);
  return id === undefined ? undefined : findIssuedGift(db, id);
}

/** Returns a sold voucher that can still be used. */
export async function findUsableGift(
  db: Db,
  code: string,
  now: number,
): Promise<{ ok: true; gift: IssuedGift } | GiftRefusal> {
  const gift = await findSoldGift(db, code);
  if (!gift) return { ok: false, reason: "unknown" };
  if (gift.endedAt !== null) return { ok: false, reason: "ended" };
  if ((gift.activeToAt ?? now) <= now) return { ok: false, reason: "over" };
  return { ok: true, gift };
}

/** Sends a voucher's e-mail again, to another address if one is given. A planned sending is moved to now. */
export async function sendGiftAgain(
  db: Db,
  code: string,
  to: string | undefined,
  now: number,
  actor = "shop",
): Promise<{ ok: true; recipient: string } | GiftRefusal> {
  const address = to === undefined ? undefined : email.safeParse(to);
  if (address && !address.success) return { ok: false, reason: "email" };
  return db.transaction().execute(async (tx) => {
    const found = await findUsableGift(tx, code, now);
    if (!found.ok) return found;
    const { gift } = found;
    if (!giftForms[gift.form].isSentByEmail) return { ok: false, reason: "printed" };
    await makeDue(tx, gift.voucherId, now, address?.data);
    const detail = address ? "to another address" : "";
    await recordStaffAction(tx, { action: "giftSent", subject: code, detail, at: now, actor });
    return { ok: true, recipient: address?.data ?? (gift.recipientEmail || gift.buyerEmail) };
  });
}

/**
 * Prolongs a voucher by twelve months from its last day, or from today if that has passed. Each voucher can be
 * prolonged only once (decision 108).
 */
export async function prolongGift(
  db: Db,
  code: string,
  now: number,
  today: string,
  actor = "shop",
): Promise<{ ok: true; lastDay: string } | GiftRefusal> {
  return db.transaction().execute(async (tx) => {
    const gift = await findSoldGift(tx, code);
    if (!gift) return { ok: false, reason: "unknown" };
    if (gift.endedAt !== null) return { ok: false, reason: "ended" };
    if (!(await markProlonged(tx, gift.voucherId, now))) return { ok: false, reason: "prolonged" };
    const until = prolongedUntil(lastDayBefore(gift.activeToAt ?? now), today);
    await writeActiveTo(tx, gift.voucherId, validityEnd(until));
    await recordStaffAction(tx, { action: "giftProlonged", subject: code, detail: `until ${until}`, at: now, actor });
    return { ok: true, lastDay: until };
  });
}
