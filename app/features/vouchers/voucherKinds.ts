import type { Tables } from "~/platform/database/schema";

/** The rules that depend only on the kind of a voucher (decisions 5, 45 and 93). */
type VoucherKindRule = {
  /** The voucher takes a percentage off; any other kind is worth an amount. */
  isPercentage: boolean;
  /** The voucher pays, fees included, and keeps its balance; any other kind lowers the price of products. */
  isPayment: boolean;
  /** The number of currencies in which a row of a catalog gives the voucher's value. */
  currencies: "none" | "some" | "one";
};

export type VoucherKind = Tables["voucher"]["kind"];

export const voucherKinds = {
  percent: { isPercentage: true, isPayment: false, currencies: "none" },
  amount: { isPercentage: false, isPayment: false, currencies: "some" },
  gift: { isPercentage: false, isPayment: true, currencies: "one" },
} as const satisfies Record<VoucherKind, VoucherKindRule>;

/** What lowers or pays an order: a voucher, or club membership, which has no voucher. */
export type DiscountKind = Tables["order_discount"]["kind"];

export const discountKinds = {
  club: { isPercentage: true, isPayment: false },
  ...voucherKinds,
} as const satisfies Record<DiscountKind, Pick<VoucherKindRule, "isPercentage" | "isPayment">>;
