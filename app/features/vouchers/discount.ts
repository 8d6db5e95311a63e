import { percentageOf, splitProportionally } from "~/features/money/money";
import type { Voucher } from "./voucher";
import { type DiscountKind, discountKinds, type VoucherKind, voucherKinds } from "./voucherKinds";

/**
 * Computes discounts (decisions 5, 44 and 93): the club's percentage or a percent voucher, whichever is greater; then
 * amount vouchers, never below zero; gift vouchers pay last, fees included. Amounts are whole smallest units with VAT.
 * The order in which vouchers were added does not matter.
 */

/** The part of a cart line that discounts depend on. */
export type DiscountedLine = {
  productId: number;
  lineMinor: number;
  isInSale: boolean;
  /** A gift voucher that is being bought: nothing lowers its price, and no gift voucher pays for it (decision 45). */
  isGift?: boolean;
};

/** A valid voucher that lowers the price of goods, by a percentage or an amount. */
export type UsableVoucher = {
  id: string;
  code: string;
  kind: VoucherKind;
  /** The products that the voucher applies to; null for all products. */
  productIds: ReadonlySet<number> | null;
} & ({ basisPoints: number } | { valueMinor: number });

/** A valid gift voucher, which pays instead of lowering prices. */
export type GiftVoucher = { id: string; code: string; kind: VoucherKind; balanceMinor: number };

/** The discount that the club or one voucher gave. */
export type Discount = {
  kind: DiscountKind;
  /** Null for the club. */
  voucherId: string | null;
  code: string;
  /** The percentage, in basis points; null for an amount. */
  basisPoints: number | null;
  /** Above 0. */
  amountMinor: number;
};

export type DiscountedGoods = {
  discounts: Discount[];
  /** The discount of each line, in the order of the lines. */
  lineDiscounts: number[];
};

/** Returns an empty array for a gift voucher, which pays instead. */
export function toUsableVoucher({ id, code, kind, basisPoints, valueMinor, condition }: Voucher): UsableVoucher[] {
  const productIds = condition && new Set(condition.productIds);
  if (voucherKinds[kind].isPayment) return [];
  if (voucherKinds[kind].isPercentage) return basisPoints === null ? [] : [{ id, code, productIds, kind, basisPoints }];
  return valueMinor === null ? [] : [{ id, code, productIds, kind, valueMinor }];
}

/** Returns an empty array for a voucher that lowers prices. */
export function toGiftVoucher({ id, code, kind, valueMinor }: Voucher): GiftVoucher[] {
  return voucherKinds[kind].isPayment && valueMinor !== null ? [{ id, code, kind, balanceMinor: valueMinor }] : [];
}

export function discountGoods(
  lines: readonly DiscountedLine[],
  vouchers: readonly UsableVoucher[],
  clubBasisPoints: number,
): DiscountedGoods {
  const offers = [clubOffer(lines, clubBasisPoints), ...sortByBreadth(lines, vouchers).flatMap(percentOffer(lines))];
  const best = offers.reduce((a, b) => (b.discount.amountMinor > a.discount.amountMinor ? b : a));
  const discounts = [best.discount];
  let lineDiscounts = best.parts;
  for (const voucher of sortByBreadth(lines, vouchers)) {
    if (!("valueMinor" in voucher)) continue;
    const left = lines.map((line, index) =>
      appliesTo(voucher, line) ? line.lineMinor - (lineDiscounts[index] ?? 0) : 0,
    );
    const amountMinor = Math.min(voucher.valueMinor, sum(left));
    const parts = splitProportionally(amountMinor, left);
    lineDiscounts = lineDiscounts.map((part, index) => part + (parts[index] ?? 0));
    const { id: voucherId, code, kind } = voucher;
    discounts.push({ kind, voucherId, code, basisPoints: null, amountMinor });
  }
  return { discounts: discounts.filter(({ amountMinor }) => amountMinor > 0), lineDiscounts };
}

/** Splits a payment among gift vouchers. The smallest balance goes first, so that few vouchers keep a remainder. */
export function payWithGifts(gifts: readonly GiftVoucher[], dueMinor: number): Discount[] {
  const ordered = [...gifts].sort((a, b) => a.balanceMinor - b.balanceMinor || compare(a.code, b.code));
  let left = dueMinor;
  return ordered.flatMap(({ id, code, kind, balanceMinor }) => {
    const amountMinor = Math.min(balanceMinor, left);
    if (amountMinor <= 0) return [];
    left -= amountMinor;
    return [{ kind, voucherId: id, code, basisPoints: null, amountMinor }];
  });
}

/** Sums the discounts on products, without gift vouchers. */
export function discountSum(discounts: readonly Discount[]): number {
  return sum(discounts.map(({ kind, amountMinor }) => (discountKinds[kind].isPayment ? 0 : amountMinor)));
}

export function giftSum(discounts: readonly Discount[]): number {
  return sum(discounts.map(({ kind, amountMinor }) => (discountKinds[kind].isPayment ? amountMinor : 0)));
}

/** Returns true when gift vouchers pay the whole total, so that no payment method is chosen, shown or charged. */
export function isPaidByGifts({
  totalMinor,
  discounts,
}: {
  totalMinor: number;
  discounts: readonly Discount[];
}): boolean {
  return totalMinor === 0 && giftSum(discounts) > 0;
}

type Offer = { discount: Discount; parts: number[] };

/** The club's percentage applies to products that are not in the sale. */
function clubOffer(lines: readonly DiscountedLine[], basisPoints: number): Offer {
  const bases = lines.map(({ lineMinor, isInSale, isGift }) => (isInSale || isGift ? 0 : lineMinor));
  return computePercentage(bases, { kind: "club", voucherId: null, code: "", basisPoints });
}

function percentOffer(lines: readonly DiscountedLine[]) {
  return (voucher: UsableVoucher): Offer[] => {
    if (!("basisPoints" in voucher)) return [];
    const { id: voucherId, code, kind, basisPoints } = voucher;
    const bases = lines.map((line) => (appliesTo(voucher, line) ? line.lineMinor : 0));
    return [computePercentage(bases, { kind, voucherId, code, basisPoints })];
  };
}

function computePercentage(
  bases: readonly number[],
  of: Omit<Discount, "amountMinor" | "basisPoints"> & { basisPoints: number },
) {
  const amountMinor = percentageOf(sum(bases), of.basisPoints);
  return { discount: { ...of, amountMinor }, parts: splitProportionally(amountMinor, bases) };
}

/** Sorts narrow vouchers before wide ones, which would otherwise use up amounts that only the narrow ones can lower. */
function sortByBreadth(lines: readonly DiscountedLine[], vouchers: readonly UsableVoucher[]): UsableVoucher[] {
  const breadth = (voucher: UsableVoucher) => sum(lines.map((line) => (appliesTo(voucher, line) ? line.lineMinor : 0)));
  return [...vouchers].sort((a, b) => breadth(a) - breadth(b) || compare(a.code, b.code));
}

function appliesTo({ productIds }: Pick<UsableVoucher, "productIds">, { productId, isGift }: DiscountedLine): boolean {
  if (isGift) return false;
  return productIds === null || productIds.has(productId);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
