import { shareOf, spread } from "~/features/money/money";

/**
 * The arithmetic of discounts (decisions 5, 44 and 93): the club's percentage or a percent voucher, whichever takes off
 * more; then amount vouchers, never below zero; gift vouchers pay at the very end, fees included. Amounts are whole
 * smallest units with VAT. In which order vouchers were added changes nothing.
 */

/** Something to be bought, as discounts see it. */
export type DiscountedLine = { productId: number; lineMinor: number; isInSale: boolean };

/** A voucher that holds. */
export type UsableVoucher = {
  id: string;
  code: string;
  /** The products that it is meant for; null: all. */
  productIds: ReadonlySet<number> | null;
} & ({ kind: "percent"; basisPoints: number } | { kind: "amount"; valueMinor: number });

export type Gift = { id: string; code: string; balanceMinor: number };

/** What one club or voucher took off. */
export type Discount = {
  kind: "club" | "percent" | "amount" | "gift";
  /** Null for the club. */
  voucherId: string | null;
  code: string;
  /** Of a percentage. */
  basisPoints: number | null;
  /** Above 0. */
  amountMinor: number;
};

export type DiscountedGoods = {
  discounts: Discount[];
  /** What comes off each line, in the order of the lines. */
  lineDiscounts: number[];
};

export function discountGoods(
  lines: readonly DiscountedLine[],
  vouchers: readonly UsableVoucher[],
  clubBasisPoints: number,
): DiscountedGoods {
  const offers = [clubOffer(lines, clubBasisPoints), ...inFixedOrder(lines, vouchers).flatMap(percentOffer(lines))];
  const best = offers.reduce((better, one) => (one.discount.amountMinor > better.discount.amountMinor ? one : better));
  const discounts = [best.discount];
  let lineDiscounts = best.parts;
  for (const voucher of inFixedOrder(lines, vouchers)) {
    if (voucher.kind !== "amount") continue;
    const left = lines.map((line, index) =>
      isMeantFor(voucher, line) ? line.lineMinor - (lineDiscounts[index] ?? 0) : 0,
    );
    const amountMinor = Math.min(voucher.valueMinor, sum(left));
    const parts = spread(amountMinor, left);
    lineDiscounts = lineDiscounts.map((part, index) => part + (parts[index] ?? 0));
    discounts.push({ kind: "amount", voucherId: voucher.id, code: voucher.code, basisPoints: null, amountMinor });
  }
  return { discounts: discounts.filter(({ amountMinor }) => amountMinor > 0), lineDiscounts };
}

/** What each gift voucher pays of what is due: the smallest balance first, so that the fewest are left with a rest. */
export function payWithGifts(gifts: readonly Gift[], dueMinor: number): Discount[] {
  const ordered = [...gifts].sort((a, b) => a.balanceMinor - b.balanceMinor || compare(a.code, b.code));
  let left = dueMinor;
  return ordered.flatMap(({ id, code, balanceMinor }) => {
    const amountMinor = Math.min(balanceMinor, left);
    if (amountMinor <= 0) return [];
    left -= amountMinor;
    return [{ kind: "gift" as const, voucherId: id, code, basisPoints: null, amountMinor }];
  });
}

/** All that comes off the goods, gifts not counted. */
export function discountSum(discounts: readonly Discount[]): number {
  return sum(discounts.map(({ kind, amountMinor }) => (kind === "gift" ? 0 : amountMinor)));
}

export function giftSum(discounts: readonly Discount[]): number {
  return sum(discounts.map(({ kind, amountMinor }) => (kind === "gift" ? amountMinor : 0)));
}

type Offer = { discount: Discount; parts: number[] };

/** The club's percentage is for goods that are not in the sale. */
function clubOffer(lines: readonly DiscountedLine[], basisPoints: number): Offer {
  const bases = lines.map(({ lineMinor, isInSale }) => (isInSale ? 0 : lineMinor));
  return percentOf(bases, { kind: "club", voucherId: null, code: "", basisPoints });
}

function percentOffer(lines: readonly DiscountedLine[]) {
  return (voucher: UsableVoucher): Offer[] => {
    if (voucher.kind !== "percent") return [];
    const { id: voucherId, code, basisPoints } = voucher;
    const bases = lines.map((line) => (isMeantFor(voucher, line) ? line.lineMinor : 0));
    return [percentOf(bases, { kind: "percent", voucherId, code, basisPoints })];
  };
}

function percentOf(
  bases: readonly number[],
  of: Omit<Discount, "amountMinor" | "basisPoints"> & { basisPoints: number },
) {
  const amountMinor = shareOf(sum(bases), of.basisPoints);
  return { discount: { ...of, amountMinor }, parts: spread(amountMinor, bases) };
}

/** A voucher for few goods goes before one for many, or the wide one would take what only the narrow one can. */
function inFixedOrder(lines: readonly DiscountedLine[], vouchers: readonly UsableVoucher[]): UsableVoucher[] {
  const breadth = (voucher: UsableVoucher) =>
    sum(lines.map((line) => (isMeantFor(voucher, line) ? line.lineMinor : 0)));
  return [...vouchers].sort((a, b) => breadth(a) - breadth(b) || compare(a.code, b.code));
}

function isMeantFor({ productIds }: Pick<UsableVoucher, "productIds">, { productId }: DiscountedLine): boolean {
  return productIds === null || productIds.has(productId);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
