import { z } from "@hono/zod-openapi";

import { type OrderTotals, orderValue } from "~/features/delivery/delivery";
import type { TaxRow } from "~/features/orders/placement/taxRecap";
import { discountSum, giftSum } from "~/features/vouchers/discount";
import { discountKinds } from "~/features/vouchers/voucherKinds";
import { idsIn } from "~/platform/closedSets";

import { minorAmount } from "./shapes";

const discount = z
  .object({
    kind: z
      .enum(idsIn(discountKinds))
      .openapi({ description: "club: without a code · gift: pays, and is no discount" }),
    code: z.string(),
    percent: z.number().nullable().openapi({ description: "Null for an amount" }),
    amount_tax_incl: minorAmount,
  })
  .openapi("Discount");

const tax = z
  .object({ rate: z.number().openapi({ description: "Percent" }), base: minorAmount, tax: minorAmount })
  .extend({ total_tax_incl: minorAmount.openapi({ description: "base + tax" }) })
  .openapi("Tax");

/**
 * The amounts of a cart or an order. They add up:
 * total_products − total_discount + delivery_price + payment_price + rounding = total;
 * total − total_gift_vouchers = amount_due.
 */
export const totalsFields = {
  currency: z.string().length(3).openapi({ description: "CZK for cs, EUR for sk" }),
  total_products_tax_incl: minorAmount.openapi({
    description: "Sum of the lines before discounts, with gift vouchers that are bought",
  }),
  discounts: z
    .array(discount)
    .openapi({ description: "What lowers the price, and at the end the gift vouchers that pay" }),
  total_discount_tax_incl: minorAmount.openapi({ description: "Sum of the discounts without gift vouchers" }),
  total_tax_incl: minorAmount.openapi({
    description: "total_products − total_discount + delivery_price + payment_price + rounding",
  }),
  total_gift_vouchers_tax_incl: minorAmount.openapi({
    description: "What gift vouchers pay of the total, fees included",
  }),
  amount_due_tax_incl: minorAmount.openapi({ description: "total − total_gift_vouchers: what is paid in money" }),
  rounding: minorAmount.openapi({ description: "Of cash, above or below 0; outside of VAT" }),
  taxes: z.array(tax).openapi({
    description:
      "VAT by rate, the highest first. Their totals make total − rounding − gift vouchers that are bought. Base and tax " +
      "are rounded to the currency's smallest unit; an invoice in crowns has them in hellers",
  }),
};

export function toApiTotals(totals: OrderTotals, taxes: readonly TaxRow[], currency: string) {
  return {
    currency,
    total_products_tax_incl: totals.goodsMinor,
    discounts: totals.discounts.map(({ kind, code, basisPoints, amountMinor }) => ({
      kind,
      code,
      percent: basisPoints === null ? null : basisPoints / 100,
      amount_tax_incl: amountMinor,
    })),
    total_discount_tax_incl: discountSum(totals.discounts),
    total_tax_incl: orderValue(totals),
    total_gift_vouchers_tax_incl: giftSum(totals.discounts),
    amount_due_tax_incl: totals.totalMinor,
    rounding: totals.roundingMinor,
    taxes: taxes.map(({ taxBasisPoints, netMinor, taxMinor, grossMinor }) => ({
      rate: taxBasisPoints / 100,
      base: netMinor,
      tax: taxMinor,
      total_tax_incl: grossMinor,
    })),
  };
}
