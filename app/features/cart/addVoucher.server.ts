import { deleteCartVoucher, insertCartVoucher } from "~/features/vouchers/cartVoucher.queries.server";
import { checkVoucher } from "~/features/vouchers/readGoodsPrice.server";
import type { VoucherProblem } from "~/features/vouchers/voucher";
import type { VoucherInput } from "~/features/vouchers/voucher.form";
import { findVoucher, readVouchersInCart } from "~/features/vouchers/voucher.queries.server";
import { voucherLimits } from "~/features/vouchers/voucherLimits";
import { countAttempt } from "~/platform/database/attempts.queries.server";
import type { Db } from "~/platform/database/database.server";

import { type Cart, type CartOwner, findCart } from "./cart.queries.server";
import { readCartLines } from "./cartLine.queries.server";
import { toPricing } from "./readCartPrice.server";

export type AddVoucherResult =
  | { outcome: "added"; code: string }
  | { outcome: "refused"; problem: VoucherProblem }
  /** The owner has no open cart. */
  | { outcome: "no-cart" }
  | { outcome: "too-many-tries" };

/** Adds a voucher to the owner's cart if it is valid there. Attempts are limited, so that nobody guesses codes. */
export async function addVoucher(
  db: Db,
  owner: CartOwner,
  input: VoucherInput,
  { now, callerAddress }: { now: number; callerAddress: string },
): Promise<AddVoucherResult> {
  const cart = await findCart(db, owner);
  if (!cart) return { outcome: "no-cart" };
  if (!(await checkRateLimit(db, cart, callerAddress, now))) return { outcome: "too-many-tries" };
  return db.transaction().execute((tx) => addIfValid(tx, cart, input, now));
}

/** Removes a voucher from the owner's cart. Returns false when it was not in the cart. */
export async function removeVoucher(db: Db, owner: CartOwner, voucherId: string): Promise<boolean> {
  const cart = await findCart(db, owner);
  return cart !== undefined && deleteCartVoucher(db, cart.id, voucherId);
}

async function checkRateLimit(db: Db, cart: Cart, callerAddress: string, now: number): Promise<boolean> {
  const isCartFree = await countAttempt(db, `voucher cart ${cart.id}`, voucherLimits.cart, now);
  const isCallerFree = await countAttempt(db, `voucher caller ${callerAddress}`, voucherLimits.caller, now);
  return isCartFree && isCallerFree;
}

async function addIfValid(db: Db, cart: Cart, input: VoucherInput, now: number): Promise<AddVoucherResult> {
  const stored = await findVoucher(db, cart.locale, input.voucherCode);
  if (!stored) return refused({ code: "not_exists" });
  if (stored.serviceType !== input.serviceType) return refused({ code: "service_type" });
  const inCart = await readVouchersInCart(db, cart);
  if (inCart.some(({ id }) => id === stored.id)) return refused({ code: "voucher_is_already_added" });
  const pricing = toPricing(cart, await readCartLines(db, cart), now);
  const emails = [...pricing.emails, input.guestEmail].filter((email) => email !== "");
  const { problem } = await checkVoucher(db, cart, stored, { ...pricing, emails });
  if (problem) return refused(problem);
  if (await insertCartVoucher(db, cart.id, stored, input.guestEmail, now))
    return { outcome: "added", code: stored.code };
  return refused({ code: "user_check" });
}

function refused(problem: VoucherProblem): AddVoucherResult {
  return { outcome: "refused", problem };
}
