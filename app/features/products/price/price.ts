import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import type { Locale } from "~/platform/i18n/locale";
import { dayMs } from "~/platform/time/durations";

/** Price rules of one product in one shop version. Amounts as in money.ts; instants are milliseconds (UTC). */
const lookBackDays = 30;

export type PricePair = { regularNet: number; saleNet: number | null };

/** What is needed to calculate a price with VAT in each shop version. */
export type PriceContext = { taxRateOf: TaxRateOf; decimals: Record<Locale, number> };

/** Returns the net price charged: the sale price only while the flag is on and it is lower (decisions 33 and 40). */
export function chargedNet({ regularNet, saleNet }: PricePair, isSaleActive: boolean): number {
  return isSaleActive && saleNet !== null && saleNet < regularNet ? saleNet : regularNet;
}

export type PriceStep = { grossMinor: number; isSale: boolean; validFromAt: number; validToAt: number | null };

/**
 * Returns the price that may be shown struck through beside a sale price: the lowest one charged in the 30 days before
 * the sale began (§ 12a of act 634/1992). A sale lowered in steps began with its first step. Undefined when that price
 * is not above today's, so that no discount may be claimed. `steps` may be in any order; the current one has no end.
 */
export function struckPrice(steps: readonly PriceStep[]): number | undefined {
  const ordered = [...steps].sort((a, b) => a.validFromAt - b.validFromAt);
  const current = ordered.at(-1);
  if (!current?.isSale || current.validToAt !== null) return undefined;
  const startedAt = saleStart(ordered);
  const charged = ordered.filter(
    (step) => step.validFromAt < startedAt && endOf(step) > startedAt - lookBackDays * dayMs,
  );
  if (charged.length === 0) return undefined;
  const lowest = Math.min(...charged.map((step) => step.grossMinor));
  return lowest > current.grossMinor ? lowest : undefined;
}

/** Returns the discount in whole percent, rounded down, so that it is never overstated. */
export function discountPercent(struckMinor: number, nowMinor: number): number {
  return Math.floor(((struckMinor - nowMinor) * 100) / struckMinor);
}

/** Returns when the unbroken chain of falling sale prices that includes the current one began. */
function saleStart(ordered: readonly PriceStep[]): number {
  let start = ordered.length - 1;
  while (start > 0 && continuesSale(ordered[start - 1], ordered[start])) start -= 1;
  return ordered[start]?.validFromAt ?? 0;
}

function continuesSale(before: PriceStep | undefined, after: PriceStep | undefined): boolean {
  if (!before || !after) return false;
  return before.isSale && endOf(before) >= after.validFromAt && before.grossMinor >= after.grossMinor;
}

function endOf(step: PriceStep): number {
  return step.validToAt ?? Number.POSITIVE_INFINITY;
}
