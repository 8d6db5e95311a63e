import type { OrderTotals } from "~/features/delivery/delivery";
import { type Currency, formatMoney, inHundredths, taxWithin, unknownCurrencyDecimals } from "~/features/money/money";

import type { OrderLine } from "../orders";

/** The fields of a line and of the fees that VAT depends on; a cart has them, too. */
export type TaxedLine = Pick<OrderLine, "taxBasisPoints" | "lineMinor" | "discountMinor" | "gift">;
export type Taxed = { lines: readonly TaxedLine[]; totals: OrderTotals };

export type TaxRow = { taxBasisPoints: number; grossMinor: number; netMinor: number; taxMinor: number };

/**
 * Returns the VAT by rate, from the gross sums after discounts, highest rate first (decision 38). Delivery and payment
 * fees have the rate with the largest sum of goods. Cash rounding is outside of VAT, and gift vouchers are a payment. A
 * gift voucher that is sold is outside of VAT, too: VAT is charged when it is used.
 */
export function taxRecap({ lines, totals }: Taxed): TaxRow[] {
  const gross = grossByRate(lines.filter(isTaxed));
  const fees = totals.deliveryMinor + totals.paymentMinor;
  const feeRate = feeTaxRate(lines);
  if (fees > 0 && feeRate !== undefined) add(gross, feeRate, fees);
  return [...gross]
    .sort(([a], [b]) => b - a)
    .map(([taxBasisPoints, grossMinor]) => {
      const taxMinor = taxWithin(grossMinor, taxBasisPoints);
      return { taxBasisPoints, grossMinor, netMinor: grossMinor - taxMinor, taxMinor };
    });
}

/**
 * Returns net and tax of a rate as on the invoice, with two decimals: prices are whole crowns, but their VAT is not.
 * `row` is a row of `taxRecap`, whose own net and tax are whole.
 */
export function exactTax(
  { taxBasisPoints, grossMinor }: Pick<TaxRow, "taxBasisPoints" | "grossMinor">,
  currency: Currency,
): { net: string; tax: string } {
  const gross = inHundredths(grossMinor, currency.decimals);
  const tax = taxWithin(gross, taxBasisPoints);
  const inFull = { ...currency, decimals: unknownCurrencyDecimals };
  return { net: formatMoney(gross - tax, inFull), tax: formatMoney(tax, inFull) };
}

/**
 * Returns the VAT rate of delivery and payment fees: the rate with the largest sum of goods; when all lines are gift
 * vouchers, their rate.
 */
export function feeTaxRate(lines: readonly TaxedLine[]): number | undefined {
  const taxed = lines.filter(isTaxed);
  const sums = [...grossByRate(taxed.length > 0 ? taxed : lines)];
  const [main] = sums.sort(([rateA, sumA], [rateB, sumB]) => sumB - sumA || rateB - rateA);
  return main?.[0];
}

function isTaxed({ gift }: Pick<TaxedLine, "gift">): boolean {
  return !gift;
}

function grossByRate(lines: readonly TaxedLine[]): Map<number, number> {
  const gross = new Map<number, number>();
  for (const { taxBasisPoints, lineMinor, discountMinor } of lines)
    add(gross, taxBasisPoints, lineMinor - discountMinor);
  return gross;
}

function add(sums: Map<number, number>, key: number, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0) + amount);
}
