/** Rules of vouchers. Amounts are whole smallest units of the cart's currency with VAT. */

export const longestCode = 32;

/** Codes are one, however they are typed (decision 5). */
export function foldCode(typed: string): string {
  return typed.trim().toUpperCase();
}

export type ServiceType = "eshop" | "sluzby";

/** A voucher as one shop version sees it. */
export type Voucher = {
  id: string;
  code: string;
  kind: "percent" | "amount" | "gift";
  serviceType: ServiceType;
  /** Of a percent voucher. */
  basisPoints: number | null;
  /** An amount's value or a gift's balance; null where the voucher is not for this currency. */
  valueMinor: number | null;
  activeFromAt: number;
  activeToAt: number | null;
  quantity: number | null;
  quantityPerUser: number | null;
  usedCount: number;
  minimalMinor: number | null;
  needsEmail: boolean;
  condition: Condition | null;
};

/** What the cart must hold, and what alone the voucher then makes cheaper. */
export type Condition = {
  kind: "product" | "brand" | "category";
  /** In the cart's language; empty when it has none there. */
  name: string;
  /** Those of the cart's products that fulfil it. */
  productIds: readonly number[];
};

/** Why a voucher does not count, in the codes of the specification's error catalogue (section 8). */
export type VoucherProblem =
  | { code: "not_exists" | "service_type" | "quantity" | "active_from" | "active_to" | "empty_email" | "user_check" }
  | { code: "quantity_per_user_limit"; value: number }
  /** `missing` is what the goods lack to `value`. */
  | { code: "minimal_price"; value: number; missing: number }
  | { code: "cart_without_product" | "cart_without_brand" | "cart_without_category"; name: string }
  | { code: "voucher_is_already_added" };

export type Situation = {
  now: number;
  /** Goods that can be ordered, before discounts. */
  goodsMinor: number;
  /** Whether an address or an account is known that uses can be counted by. */
  isUserKnown: boolean;
  /** Earlier orders of this user that used the voucher. */
  usesOfUser: number;
};

/** Null when the voucher holds. The first reason is told, in an order in which the visitor can do something about it. */
export function problemOf(voucher: Voucher, situation: Situation): VoucherProblem | null {
  return (
    absence(voucher) ?? untimeliness(voucher, situation.now) ?? unmet(voucher, situation) ?? limit(voucher, situation)
  );
}

function absence({ kind, valueMinor, serviceType }: Voucher): VoucherProblem | null {
  if (kind !== "percent" && valueMinor === null) return { code: "not_exists" };
  return serviceType === "eshop" ? null : { code: "service_type" };
}

function untimeliness({ activeFromAt, activeToAt, ...rest }: Voucher, now: number): VoucherProblem | null {
  if (now < activeFromAt) return { code: "active_from" };
  if (activeToAt !== null && now >= activeToAt) return { code: "active_to" };
  const isUsedUp = rest.quantity !== null && rest.usedCount >= rest.quantity;
  return isUsedUp || (rest.kind === "gift" && rest.valueMinor === 0) ? { code: "quantity" } : null;
}

function unmet({ condition, minimalMinor }: Voucher, { goodsMinor }: Situation): VoucherProblem | null {
  if (condition && condition.productIds.length === 0) {
    return { code: `cart_without_${condition.kind}` as const, name: condition.name };
  }
  if (minimalMinor === null || goodsMinor >= minimalMinor) return null;
  return { code: "minimal_price", value: minimalMinor, missing: minimalMinor - goodsMinor };
}

function limit(voucher: Voucher, { isUserKnown, usesOfUser }: Situation): VoucherProblem | null {
  if (!isPersonal(voucher)) return null;
  if (!isUserKnown) return { code: "empty_email" };
  const { quantityPerUser } = voucher;
  if (quantityPerUser === null || usesOfUser < quantityPerUser) return null;
  return { code: "quantity_per_user_limit", value: quantityPerUser };
}

/** A voucher whose user must be known. */
export function isPersonal({ needsEmail, quantityPerUser }: Pick<Voucher, "needsEmail" | "quantityPerUser">): boolean {
  return needsEmail || quantityPerUser !== null;
}

/** A voucher in a cart, and why it does not count, if so. */
export type VoucherInCart = Pick<Voucher, "id" | "code" | "kind" | "basisPoints" | "valueMinor"> & {
  problem: VoucherProblem | null;
};
