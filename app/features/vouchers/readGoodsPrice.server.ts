import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type ClubMember, findClubMember } from "./clubMember.queries.server";
import type { DiscountedLine } from "./discount";
import { type CheckedVoucher, type GoodsPrice, goodsPrice } from "./goodsPrice";
import { findVoucherProblem, goodsTowardsMinimum, isPersonal, type Voucher, type VoucherProblem } from "./voucher";
import { readCondition, readVouchersInCart, type StoredVoucher } from "./voucher.queries.server";
import { countUses, type VoucherUser } from "./voucherUse.queries.server";

/** The part of a cart that its vouchers and club discount depend on. */
export type PricedCart = { id: string; locale: Locale; customerId: string | null };

export type Pricing = {
  /** Lines that can be ordered. */
  lines: readonly DiscountedLine[];
  /** The e-mail addresses that the buyer has entered in the checkout. */
  emails: readonly string[];
  now: number;
};

/** Checks all vouchers of a cart again, as any may have become invalid in the meantime, and computes the price. */
export async function readGoodsPrice(db: Db, cart: PricedCart, pricing: Pricing): Promise<GoodsPrice> {
  const member = cart.customerId === null ? undefined : await findClubMember(db, cart.customerId);
  const checked: CheckedVoucher[] = [];
  for (const { email, ...stored } of await readVouchersInCart(db, cart)) {
    checked.push(
      await checkStoredVoucher(db, cart, stored, { ...pricing, emails: [...pricing.emails, email] }, member),
    );
  }
  return goodsPrice(pricing.lines, checked, member?.basisPoints ?? 0);
}

/** Checks whether a voucher would be valid in the cart. */
export async function checkVoucher(
  db: Db,
  cart: PricedCart,
  stored: StoredVoucher,
  pricing: Pricing,
): Promise<{ voucher: Voucher; problem: VoucherProblem | null }> {
  const member = cart.customerId === null ? undefined : await findClubMember(db, cart.customerId);
  return checkStoredVoucher(db, cart, stored, pricing, member);
}

async function checkStoredVoucher(
  db: Db,
  { locale, customerId }: PricedCart,
  stored: StoredVoucher,
  { lines, emails, now }: Pricing,
  member: ClubMember | undefined,
): Promise<CheckedVoucher> {
  const goods = lines.filter(({ isGift }) => !isGift);
  const productIds = [...new Set(goods.map(({ productId }) => productId))];
  const voucher = { ...stored, condition: await readCondition(db, locale, stored, productIds) };
  const known = [...emails, member?.email ?? ""].filter((email) => email !== "");
  const user: VoucherUser = { customerId, emails: known };
  const isUserKnown = customerId !== null || known.length > 0;
  const usesOfUser = isPersonal(voucher) && isUserKnown ? await countUses(db, stored.id, user) : 0;
  const goodsMinor = goodsTowardsMinimum(lines);
  return { voucher, problem: findVoucherProblem(voucher, { now, goodsMinor, isUserKnown, usesOfUser }) };
}
