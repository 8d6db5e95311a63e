import type { Tables } from "~/platform/database/schema";

/** All that depends on the kind of a voucher alone (decisions 5, 45 and 93). */
type VoucherKindRule = {
  /** It takes a percentage off; any other kind is worth an amount. */
  isPercentage: boolean;
  /** It pays, fees included, and keeps what is left; any other kind lowers the price of goods. */
  isPayment: boolean;
  /** In how many currencies a row of a catalog says what it is worth. */
  currencies: "none" | "some" | "one";
};

export type VoucherKind = Tables["voucher"]["kind"];

export const voucherKinds = {
  percent: { isPercentage: true, isPayment: false, currencies: "none" },
  amount: { isPercentage: false, isPayment: false, currencies: "some" },
  gift: { isPercentage: false, isPayment: true, currencies: "one" },
} as const satisfies Record<VoucherKind, VoucherKindRule>;

/** What lowers or pays an order: a voucher, or being in the club, which has none. */
export type DiscountKind = Tables["order_discount"]["kind"];

export const discountKinds = {
  club: { isPercentage: true, isPayment: false },
  ...voucherKinds,
} as const satisfies Record<DiscountKind, Pick<VoucherKindRule, "isPercentage" | "isPayment">>;
