import { z } from "@hono/zod-openapi";
import { discountSum, giftSum } from "~/features/vouchers/discount";
import { type GoodsPrice, goodsTotals } from "~/features/vouchers/goodsPrice";
import type { VoucherInCart } from "~/features/vouchers/voucher";
import { voucherKinds } from "~/features/vouchers/voucherKinds";

export const voucherInCart = z
  .object({
    voucher_id: z.string(),
    code: z.string(),
    voucher_type: z.enum(["percent", "amount"]),
    value: z.number().openapi({ description: "Percent, or whole smallest units of the cart's currency" }),
  })
  .openapi("VoucherInCart");

/** The fields of a cart that depend on vouchers and the club (specification 3). */
export function toApiPrice(price: GoodsPrice) {
  const { goodsMinor, discounts } = goodsTotals(price);
  const ofClub = discounts.find(({ voucherId }) => voucherId === null)?.amountMinor ?? 0;
  const all = discountSum(discounts) + giftSum(discounts);
  return {
    vouchers: price.vouchers.map(toApiVoucher),
    total_products_tax_incl: goodsMinor,
    total_vouchers_tax_incl: all - ofClub,
    total_discount_tax_incl: all,
  };
}

/** A gift voucher counts as an amount (decision 45). */
function toApiVoucher({ id, code, kind, basisPoints, valueMinor }: VoucherInCart) {
  const isPercent = voucherKinds[kind].isPercentage;
  const value = isPercent ? (basisPoints ?? 0) / 100 : (valueMinor ?? 0);
  return { voucher_id: id, code, voucher_type: isPercent ? ("percent" as const) : ("amount" as const), value };
}
