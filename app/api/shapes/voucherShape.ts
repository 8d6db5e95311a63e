import { z } from "@hono/zod-openapi";

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

/** Converts a voucher; a gift voucher counts as an amount (decision 45). */
export function toApiVoucher({ id, code, kind, basisPoints, valueMinor }: VoucherInCart) {
  const isPercent = voucherKinds[kind].isPercentage;
  const value = isPercent ? (basisPoints ?? 0) / 100 : (valueMinor ?? 0);
  return { voucher_id: id, code, voucher_type: isPercent ? ("percent" as const) : ("amount" as const), value };
}
