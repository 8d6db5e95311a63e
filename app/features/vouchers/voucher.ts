import { type VoucherKind, voucherKinds } from "./voucherKinds";

/** Rules of vouchers. Amounts are whole smallest units of the cart's currency with VAT. */

export const maxCodeLength = 32;

/** Codes are compared without case and surrounding white space (decision 5). */
export function normalizeVoucherCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export type ServiceType = "eshop" | "sluzby";

/** A voucher in one shop version. */
export type Voucher = {
  id: string;
  code: string;
  kind: VoucherKind;
  serviceType: ServiceType;
  /** The percentage in basis points; set only for a percent voucher. */
  basisPoints: number | null;
  /** The value of an amount voucher or the balance of a gift voucher; null in a currency that it is not valid for. */
  valueMinor: number | null;
  activeFromAt: number;
  activeToAt: number | null;
  quantity: number | null;
  quantityPerUser: number | null;
  usedCount: number;
  minimalMinor: number | null;
  needsEmail: boolean;
  condition: VoucherCondition | null;
};

/** The products that the cart must contain. The voucher then applies only to them. */
export type VoucherCondition = {
  kind: "product" | "brand" | "category";
  /** The name in the cart's language; empty when it has no translation. */
  name: string;
  /** The products of the cart that fulfil the condition. */
  productIds: readonly number[];
};

/** Why a voucher is not valid, in the codes of the specification's error catalog (section 8). */
export type VoucherProblem =
  | { code: "not_exists" | "service_type" | "quantity" | "active_from" | "active_to" | "empty_email" | "user_check" }
  | { code: "quantity_per_user_limit"; value: number }
  /** `missing` is the amount by which the goods fall short of `value`. */
  | { code: "minimal_price"; value: number; missing: number }
  | { code: "cart_without_product" | "cart_without_brand" | "cart_without_category"; name: string }
  | { code: "voucher_is_already_added" };

export type VoucherUsage = {
  now: number;
  /** The amount that counts towards the voucher's minimum. */
  goodsMinor: number;
  /** Whether uses can be counted, by an account or an e-mail. */
  isUserKnown: boolean;
  /** The number of earlier orders of this user that used the voucher. */
  usesOfUser: number;
};

/** Sums the lines that can be ordered, before discounts; gift vouchers that are being bought do not count. */
export function goodsTowardsMinimum(lines: readonly { lineMinor: number; isGift?: boolean }[]): number {
  return lines.reduce((sum, { lineMinor, isGift }) => sum + (isGift ? 0 : lineMinor), 0);
}

/**
 * Returns null when the voucher is valid, otherwise the first problem in this order: existence, period, cart contents,
 * uses per person.
 */
export function findVoucherProblem(voucher: Voucher, situation: VoucherUsage): VoucherProblem | null {
  return (
    checkKind(voucher) ??
    checkPeriod(voucher, situation.now) ??
    checkCondition(voucher, situation) ??
    checkPersonalLimit(voucher, situation)
  );
}

function checkKind({ kind, valueMinor, serviceType }: Voucher): VoucherProblem | null {
  if (!voucherKinds[kind].isPercentage && valueMinor === null) return { code: "not_exists" };
  return serviceType === "eshop" ? null : { code: "service_type" };
}

function checkPeriod({ activeFromAt, activeToAt, ...rest }: Voucher, now: number): VoucherProblem | null {
  if (now < activeFromAt) return { code: "active_from" };
  if (activeToAt !== null && now >= activeToAt) return { code: "active_to" };
  const isUsedUp = rest.quantity !== null && rest.usedCount >= rest.quantity;
  return isUsedUp || (voucherKinds[rest.kind].isPayment && rest.valueMinor === 0) ? { code: "quantity" } : null;
}

function checkCondition({ condition, minimalMinor }: Voucher, { goodsMinor }: VoucherUsage): VoucherProblem | null {
  if (condition && condition.productIds.length === 0) {
    return { code: `cart_without_${condition.kind}` as const, name: condition.name };
  }
  if (minimalMinor === null || goodsMinor >= minimalMinor) return null;
  return { code: "minimal_price", value: minimalMinor, missing: minimalMinor - goodsMinor };
}

function checkPersonalLimit(voucher: Voucher, { isUserKnown, usesOfUser }: VoucherUsage): VoucherProblem | null {
  if (!isPersonal(voucher)) return null;
  if (!isUserKnown) return { code: "empty_email" };
  const { quantityPerUser } = voucher;
  if (quantityPerUser === null || usesOfUser < quantityPerUser) return null;
  return { code: "quantity_per_user_limit", value: quantityPerUser };
}

/** Returns true for a voucher that can be used only by a known person. */
export function isPersonal({ needsEmail, quantityPerUser }: Pick<Voucher, "needsEmail" | "quantityPerUser">): boolean {
  return needsEmail || quantityPerUser !== null;
}

/** A voucher in a cart; `problem` is null when it is valid. */
export type VoucherInCart = Pick<Voucher, "id" | "code" | "kind" | "basisPoints" | "valueMinor"> & {
  problem: VoucherProblem | null;
};
