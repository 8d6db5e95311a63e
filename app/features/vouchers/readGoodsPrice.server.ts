import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { type ClubMember, findClubMember } from "./club.queries.server";
import type { DiscountedLine } from "./discount";
import { type GoodsPrice, goodsPrice, type JudgedVoucher } from "./goodsPrice";
import { isPersonal, problemOf, type Voucher, type VoucherProblem } from "./voucher";
import { readCondition, readVouchersInCart, type StoredVoucher } from "./voucher.queries.server";
import { countUses, type VoucherUser } from "./voucherUse.queries.server";

/** The part of a cart that decides which vouchers and which club it has. */
export type PricedCart = { id: string; locale: Locale; customerId: string | null };

export type Pricing = {
  /** Goods that can be ordered. */
  lines: readonly DiscountedLine[];
  /** Addresses that the buyer has given on the way to an order. */
  emails: readonly string[];
  now: number;
};

/** Looks at all vouchers of a cart anew: what held yesterday may hold no more. */
export async function readGoodsPrice(db: Db, cart: PricedCart, pricing: Pricing): Promise<GoodsPrice> {
  const member = cart.customerId === null ? undefined : await findClubMember(db, cart.customerId);
  const judged: JudgedVoucher[] = [];
  for (const { email, ...stored } of await readVouchersInCart(db, cart)) {
    judged.push(await judge(db, cart, stored, { ...pricing, emails: [...pricing.emails, email] }, member));
  }
  return goodsPrice(pricing.lines, judged, member?.basisPoints ?? 0);
}

/** Whether a voucher would hold if it lay in the cart. */
export async function judgeVoucher(
  db: Db,
  cart: PricedCart,
  stored: StoredVoucher,
  pricing: Pricing,
): Promise<{ voucher: Voucher; problem: VoucherProblem | null }> {
  const member = cart.customerId === null ? undefined : await findClubMember(db, cart.customerId);
  return judge(db, cart, stored, pricing, member);
}

async function judge(
  db: Db,
  { locale, customerId }: PricedCart,
  stored: StoredVoucher,
  { lines, emails, now }: Pricing,
  member: ClubMember | undefined,
): Promise<JudgedVoucher> {
  const productIds = [...new Set(lines.map(({ productId }) => productId))];
  const voucher = { ...stored, condition: await readCondition(db, locale, stored, productIds) };
  const known = [...emails, member?.email ?? ""].filter((email) => email !== "");
  const user: VoucherUser = { customerId, emails: known };
  const isUserKnown = customerId !== null || known.length > 0;
  const usesOfUser = isPersonal(voucher) && isUserKnown ? await countUses(db, stored.id, user) : 0;
  const goodsMinor = lines.reduce((sum, { lineMinor }) => sum + lineMinor, 0);
  return { voucher, problem: problemOf(voucher, { now, goodsMinor, isUserKnown, usesOfUser }) };
}
