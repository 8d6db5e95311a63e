import type { Locale } from "~/platform/i18n/locale";

/**
 * A currency of the shop. This module alone defines what an amount is: net prices are whole 1/10000 of the currency's
 * unit without VAT, and every other amount is a whole number of the currency's smallest unit with VAT (decision 38).
 * Amounts of money are never floats.
 */
export type Currency = {
  id: number;
  code: string;
  /** Number of decimal places of a price: 0 for CZK, 2 for EUR. */
  decimals: number;
  symbolBefore: string;
  symbolAfter: string;
};

const netScale = 10_000n;
export const unknownCurrencyDecimals = 2;

/** Locale cs uses currency 1, every other locale 2 (specification 1). */
export const currencyIdOf = { cs: 1, sk: 2 } as const satisfies Record<Locale, number>;

/** Adds VAT to a net price and rounds once, half up, to the currency's decimals. */
export function grossMinor(
  priceNet: number,
  taxBasisPoints: number,
  decimals: number = unknownCurrencyDecimals,
): number {
  const scaled = BigInt(priceNet) * BigInt(10_000 + taxBasisPoints) * 10n ** BigInt(decimals);
  return Number(divideHalfUp(scaled, netScale * 10_000n));
}

/** Returns the net price, to 4 decimals, from which `grossMinor` calculates the same gross price. */
export function netOfGross(amountMinor: number, taxBasisPoints: number, decimals: number): number {
  const scaled = BigInt(amountMinor) * netScale * 10_000n;
  return Number(divideHalfUp(scaled, BigInt(10_000 + taxBasisPoints) * 10n ** BigInt(decimals)));
}

/**
 * Converts a net price of the base currency to one without prices of its own (specification 9: divided by rate, which is
 * how many millionths of a crown one unit is worth). No shop of ours has such a currency yet.
 */
export function netInCurrency(priceNet: number, rateMillionths: number): number {
  return Number(divideHalfUp(BigInt(priceNet) * 1_000_000n, BigInt(rateMillionths)));
}

/** Returns the VAT inside an amount that includes it, rounded half up to the smallest unit. */
export function taxWithin(amountMinor: number, taxBasisPoints: number): number {
  return Number(divideHalfUp(BigInt(amountMinor) * BigInt(taxBasisPoints), BigInt(10_000 + taxBasisPoints)));
}

/** Returns a percentage of an amount, rounded half up to the smallest unit. */
export function percentageOf(amountMinor: number, basisPoints: number): number {
  return Number(divideHalfUp(BigInt(amountMinor) * BigInt(basisPoints), 10_000n));
}

/**
 * Splits an amount in proportion to whole weights. The parts add up to the amount, and each is less than a unit off. No
 * part is above its weight while the amount is not above their sum.
 */
export function splitProportionally(amountMinor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amountMinor) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  const left = amountMinor - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/**
 * Returns the rounding of an amount paid in cash. Slovak cash is rounded to 5 cents, and a total of 1 or 2 cents up to
 * 5; Czech crowns are whole already (decision 46).
 */
export function cashRounding(amountMinor: number, currencyCode: string): number {
  if (currencyCode !== "EUR" || amountMinor <= 0) return 0;
  return Math.max(5, Math.floor((amountMinor + 2) / 5) * 5) - amountMinor;
}

/**
 * Returns an amount in hundredths, in which gateways count every currency: 12990 crowns become 1299000, and 51990 cents
 * stay.
 */
export function inHundredths(amountMinor: number, decimals: number): number {
  return amountMinor * 10 ** (2 - decimals);
}

export function fromHundredths(hundredths: number, decimals: number): number {
  return hundredths / 10 ** (2 - decimals);
}

const noBreakSpace = "\u00a0";
const minus = "\u2212";

/**
 * Formats an amount as `12 990 Kč` or `1 299,90 €`, with no-break spaces, in the same way in both languages (domain
 * 0.2: Intl writes CZK in Slovak).
 */
export function formatMoney(amountMinor: number, currency: Currency): string {
  const amount = formatAmount(amountMinor, currency.decimals);
  const before = currency.symbolBefore ? `${currency.symbolBefore}${noBreakSpace}` : "";
  const after = currency.symbolAfter ? `${noBreakSpace}${currency.symbolAfter}` : "";
  return `${before}${amount}${after}`;
}

/** Formats an amount as `formatMoney` does, but for prose, where a whole amount has no decimals: `80 €`. */
export function formatMoneyInProse(amountMinor: number, currency: Currency): string {
  const unit = 10 ** currency.decimals;
  if (amountMinor % unit !== 0) return formatMoney(amountMinor, currency);
  return formatMoney(amountMinor / unit, { ...currency, decimals: 0 });
}

function formatAmount(amountMinor: number, decimals: number): string {
  const [whole, fraction] = digitsOf(amountMinor, decimals);
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, noBreakSpace);
  return `${amountMinor < 0 ? minus : ""}${grouped}${decimals > 0 ? `,${fraction}` : ""}`;
}

/** `12990`, `519.90`, for programs, files and fields: no grouping, and a hyphen before what is below zero. */
export function formatDecimalAmount(amountMinor: number, decimals: number, mark: "." | "," = "."): string {
  const [whole, fraction] = digitsOf(amountMinor, decimals);
  return `${amountMinor < 0 ? "-" : ""}${whole}${decimals > 0 ? `${mark}${fraction}` : ""}`;
}

/** The digits of an amount without its sign, before and after the decimal mark. */
function digitsOf(amountMinor: number, decimals: number): [whole: string, fraction: string] {
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, "0");
  const wholeLength = digits.length - decimals;
  return [digits.slice(0, wholeLength), digits.slice(wholeLength)];
}

/** `750` basis points → `7,5`; the text around it has the sign. */
export function formatPercent(basisPoints: number): string {
  return String(basisPoints / 100).replace(".", ",");
}

/** Parses `12990`, `519.90` or `519,9` to smallest units; undefined for any other text. */
export function parseAmount(text: string, decimals: number): number | undefined {
  const match = /^(\d{1,9})(?:[.,](\d+))?$/.exec(text.trim());
  if (!match || (match[2] ?? "").length > decimals) return undefined;
  return Number(`${match[1]}${(match[2] ?? "").padEnd(decimals, "0")}`);
}

function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}
