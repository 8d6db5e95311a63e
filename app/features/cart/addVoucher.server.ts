import { putVoucher, takeOutVoucher } from "~/features/vouchers/cartVoucher.queries.server";
import { judgeVoucher } from "~/features/vouchers/readGoodsPrice.server";
import type { VoucherProblem } from "~/features/vouchers/voucher";
import type { VoucherForm } from "~/features/vouchers/voucher.form";
import { findVoucher, readVouchersInCart } from "~/features/vouchers/voucher.queries.server";
import { voucherLimits } from "~/features/vouchers/voucherLimits";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, findCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { pricingOf } from "./readCartPrice.server";

export type VoucherAdded =
  | { outcome: "added"; code: string }
  | { outcome: "refused"; problem: VoucherProblem }
  /** The owner has no open cart. */
  | { outcome: "no-cart" }
  | { outcome: "too-many-tries" };

/** Puts a voucher into the owner's cart if it holds there. Tries are counted, so that nobody guesses codes. */
export async function addVoucher(
  db: Db,
  owner: CartOwner,
  wish: VoucherForm,
  { now, callerAddress }: { now: number; callerAddress: string },
): Promise<VoucherAdded> {
  const cart = await findCart(db, owner);
  if (!cart) return { outcome: "no-cart" };
  if (!(await mayTry(db, cart, callerAddress, now))) return { outcome: "too-many-tries" };
  return db.transaction().execute((tx) => addOnce(tx, cart, wish, now));
}

/** False when it was not in the cart. */
export async function removeVoucher(db: Db, owner: CartOwner, voucherId: string): Promise<boolean> {
  const cart = await findCart(db, owner);
  return cart !== undefined && takeOutVoucher(db, cart.id, voucherId);
}

async function mayTry(db: Db, cart: Cart, callerAddress: string, now: number): Promise<boolean> {
  const isCartFree = await countAttempt(db, `voucher cart ${cart.id}`, voucherLimits.cart, now);
  const isCallerFree = await countAttempt(db, `voucher caller ${callerAddress}`, voucherLimits.caller, now);
  return isCartFree && isCallerFree;
}

async function addOnce(db: Db, cart: Cart, wish: VoucherForm, now: number): Promise<VoucherAdded> {
  const stored = await findVoucher(db, cart.locale, wish.voucherCode);
  if (!stored) return refused({ code: "not_exists" });
  if (stored.serviceType !== wish.serviceType) return refused({ code: "service_type" });
  const inCart = await readVouchersInCart(db, cart);
  if (inCart.some(({ id }) => id === stored.id)) return refused({ code: "voucher_is_already_added" });
  const pricing = pricingOf(cart, await readCartLines(db, cart), now);
  const emails = [...pricing.emails, wish.guestEmail].filter((email) => email !== "");
  const { problem } = await judgeVoucher(db, cart, stored, { ...pricing, emails });
  if (problem) return refused(problem);
  if (await putVoucher(db, cart.id, stored, wish.guestEmail, now)) return { outcome: "added", code: stored.code };
  return refused({ code: "user_check" });
}

function refused(problem: VoucherProblem): VoucherAdded {
  return { outcome: "refused", problem };
}
