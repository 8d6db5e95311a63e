import {
  type Discount,
  type DiscountedLine,
  discountGoods,
  discountSum,
  type GiftVoucher,
  giftSum,
  payWithGifts,
  toGiftVoucher,
  toUsableVoucher,
} from "./discount";
import type { Voucher, VoucherInCart, VoucherProblem } from "./voucher";

/** The price of a cart's lines and how it is composed. */
export type GoodsPrice = {
  /** Before discounts. */
  goodsMinor: number;
  /**
   * The part of `goodsMinor` that buys gift vouchers. It gets no discount, does not count towards free delivery, and
   * cannot be paid with gift vouchers.
   */
  boughtGiftsMinor: number;
  discounts: Discount[];
  /** The discount of each priced line, in the order of the lines. */
  lineDiscounts: number[];
  /** Valid gift vouchers. What each pays is known only once the fees are. */
  gifts: GiftVoucher[];
  /** All vouchers of the cart, including invalid ones. */
  vouchers: VoucherInCart[];
};

export type CheckedVoucher = { voucher: Voucher; problem: VoucherProblem | null };

/** The price of the cart's lines as the cart shows it, before a delivery is chosen. */
export type GoodsTotals = {
  goodsMinor: number;
  boughtGiftsMinor?: number;
  /** Includes the amounts that gift vouchers pay. */
  discounts: readonly Discount[];
  totalMinor: number;
};

export function goodsTotals({ goodsMinor, boughtGiftsMinor, discounts, gifts }: GoodsPrice): GoodsTotals {
  const dueMinor = goodsMinor - discountSum(discounts);
  const paid = payWithGifts(gifts, dueMinor - boughtGiftsMinor);
  const totalMinor = dueMinor - giftSum(paid);
  return { goodsMinor, boughtGiftsMinor, discounts: [...discounts, ...paid], totalMinor };
}

/** The price of products after discounts, without bought gift vouchers. It decides on free delivery (decision 43). */
export function deliveredGoods({
  goodsMinor,
  boughtGiftsMinor = 0,
  discounts,
}: Pick<GoodsTotals, "goodsMinor" | "boughtGiftsMinor" | "discounts">): number {
  return goodsMinor - boughtGiftsMinor - discountSum(discounts);
}

export function goodsPrice(
  lines: readonly DiscountedLine[],
  checked: readonly CheckedVoucher[],
  clubBasisPoints: number,
): GoodsPrice {
  const usable = checked.flatMap(({ voucher, problem }) => (problem ? [] : [voucher]));
  const goods = discountGoods(lines, usable.flatMap(toUsableVoucher), clubBasisPoints);
  return {
    ...goods,
    goodsMinor: lines.reduce((sum, { lineMinor }) => sum + lineMinor, 0),
    boughtGiftsMinor: lines.reduce((sum, { lineMinor, isGift }) => sum + (isGift ? lineMinor : 0), 0),
    gifts: usable.flatMap(toGiftVoucher),
    vouchers: checked.map(toVoucherInCart),
  };
}

function toVoucherInCart({ voucher, problem }: CheckedVoucher): VoucherInCart {
  const { id, code, kind, basisPoints, valueMinor } = voucher;
  return { id, code, kind, basisPoints, valueMinor, problem };
}
