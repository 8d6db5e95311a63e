import { taxWithin } from "~/features/money/money";

import type { Order } from "../orders";

export type TaxRow = { taxBasisPoints: number; grossMinor: number; netMinor: number; taxMinor: number };

/**
 * VAT by rate, from the gross sums after discounts, highest rate first (decision 38). Delivery and payment fees have
 * the rate with the largest sum of goods; cash rounding is outside of VAT, and gift vouchers are a payment.
 */
export function taxRecap({ lines, totals }: Pick<Order, "lines" | "totals">): TaxRow[] {
  const gross = new Map<number, number>();
  for (const { taxBasisPoints, lineMinor, discountMinor } of lines)
    add(gross, taxBasisPoints, lineMinor - discountMinor);
  const fees = totals.deliveryMinor + totals.paymentMinor;
  const mainRate = mainRateOf(gross);
  if (fees > 0 && mainRate !== undefined) add(gross, mainRate, fees);
  return [...gross]
    .sort(([a], [b]) => b - a)
    .map(([taxBasisPoints, grossMinor]) => {
      const taxMinor = taxWithin(grossMinor, taxBasisPoints);
      return { taxBasisPoints, grossMinor, netMinor: grossMinor - taxMinor, taxMinor };
    });
}

function mainRateOf(gross: ReadonlyMap<number, number>): number | undefined {
  const [main] = [...gross].sort(([rateA, sumA], [rateB, sumB]) => sumB - sumA || rateB - rateA);
  return main?.[0];
}

function add(sums: Map<number, number>, key: number, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
