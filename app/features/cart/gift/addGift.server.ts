import { createHash } from "node:crypto";

import type { Db } from "~/platform/database/database.server";
import { type CartOwner, hasRoom, openCart } from "../cart.queries.server";
import { hasCartGift, insertCartGift } from "./cartGift.queries.server";
import type { GiftVoucherInput } from "./gift";

/** full: the cart already has `maxLines` lines. */
export type AddGiftResult = { ok: true } | { ok: false; reason: "full" };

/** Adds a gift voucher to the owner's cart, which is created if there is none. The same form adds only one. */
export async function addGift(
  db: Db,
  owner: CartOwner,
  voucherInput: GiftVoucherInput,
  { now, submissionKey }: { now: number; submissionKey?: string | undefined },
): Promise<AddGiftResult> {
  return db.transaction().execute(async (tx) => {
    const cart = await openCart(tx, owner, now);
    const submissionHash = submissionHashOf(voucherInput, submissionKey);
    if (submissionHash !== null && (await hasCartGift(tx, cart.id, submissionHash))) return { ok: true };
    if (!(await hasRoom(tx, cart.id))) return { ok: false, reason: "full" };
    await insertCartGift(tx, cart.id, { voucherInput, submissionHash, now });
    return { ok: true };
  });
}

/**
 * Returns the hash of the form's key and of its values, because a visitor who goes back to the form and fills it in
 * differently sends another voucher with the same key. Returns null for a form without a key.
 */
function submissionHashOf(voucherInput: GiftVoucherInput, submissionKey: string | undefined): string | null {
  if (!submissionKey) return null;
  const { amountMinor, form, recipientName, recipientEmail, message, sendOn } = voucherInput;
  const filled = JSON.stringify([submissionKey, amountMinor, form, recipientName, recipientEmail, message, sendOn]);
  return createHash("sha256").update(filled).digest("base64url");
}
