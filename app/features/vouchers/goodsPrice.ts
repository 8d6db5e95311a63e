import {
  type Discount,
  type DiscountedLine,
  discountGoods,
  discountSum,
  type Gift,
  giftSum,
  payWithGifts,
  type UsableVoucher,
} from "./discount";
import type { Voucher, VoucherInCart, VoucherProblem } from "./voucher";

/** What the goods of a cart cost, and why. */
export type GoodsPrice = {
  /** Before discounts. */
  goodsMinor: number;
  discounts: Discount[];
  /** What comes off each of the lines that were priced, in their order. */
  lineDiscounts: number[];
  /** Gift vouchers that hold; what each pays is known when all else is. */
  gifts: Gift[];
  /** All vouchers of the cart, also those that do not hold. */
  vouchers: VoucherInCart[];
};

export type JudgedVoucher = { voucher: Voucher; problem: VoucherProblem | null };

/** The price of goods as the cart shows it, before a delivery is chosen. */
export type GoodsTotals = {
  goodsMinor: number;
  /** Gift vouchers, too, as far as the goods alone are concerned. */
  discounts: readonly Discount[];
  totalMinor: number;
};

export function goodsTotals({ goodsMinor, discounts, gifts }: GoodsPrice): GoodsTotals {
  const dueMinor = goodsMinor - discountSum(discounts);
  const paid = payWithGifts(gifts, dueMinor);
  return { goodsMinor, discounts: [...discounts, ...paid], totalMinor: dueMinor - giftSum(paid) };
}

export function goodsPrice(
  lines: readonly DiscountedLine[],
  judged: readonly JudgedVoucher[],
  clubBasisPoints: number,
): GoodsPrice {
  const usable = judged.flatMap(({ voucher, problem }) => (problem ? [] : [voucher]));
  const goods = discountGoods(lines, usable.flatMap(usableVoucher), clubBasisPoints);
  return {
    ...goods,
    goodsMinor: lines.reduce((sum, { lineMinor }) => sum + lineMinor, 0),
    gifts: usable.flatMap(giftOf),
    vouchers: judged.map(rowOf),
  };
}

function usableVoucher({ id, code, kind, basisPoints, valueMinor, condition }: Voucher): UsableVoucher[] {
  const productIds = condition && new Set(condition.productIds);
  if (kind === "percent" && basisPoints !== null) return [{ id, code, productIds, kind, basisPoints }];
  if (kind === "amount" && valueMinor !== null) return [{ id, code, productIds, kind, valueMinor }];
  return [];
}

function giftOf({ id, code, kind, valueMinor }: Voucher): Gift[] {
  return kind === "gift" && valueMinor !== null ? [{ id, code, balanceMinor: valueMinor }] : [];
}

function rowOf({ voucher, problem }: JudgedVoucher): VoucherInCart {
  const { id, code, kind, basisPoints, valueMinor } = voucher;
  return { id, code, kind, basisPoints, valueMinor, problem };
}
