import { grossMinor, netOfGross } from "~/features/money/money";
import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import { chargedNet, type PriceTerms } from "~/features/products/price/price";
import type { Locale } from "~/platform/i18n/locale";
import type { GrossPair, ProductRow } from "./productRow";

/** Decimals that a catalogue's amounts are read with: crowns and cents. */
const writtenDecimals = { cs: 0, sk: 2 } as const satisfies Record<Locale, number>;

/** The net price from which the shop makes the written one again; null where the product is not sold. */
export function writtenNet(pair: GrossPair | undefined, locale: Locale, taxClass: string, taxRateOf: TaxRateOf) {
  const rate = taxRateOf(taxClass, locale);
  const amount = pair?.[locale] ?? null;
  return amount === null || rate === undefined ? null : netOfGross(amount, rate, writtenDecimals[locale]);
}

export type WrittenCharge = {
  /** With VAT, smallest units. */
  grossMinor: number;
  isSale: boolean;
};

/** What a row has a shop version charge today; undefined where the product is not sold. */
export function writtenCharge(row: ProductRow, locale: Locale, terms: PriceTerms): WrittenCharge | undefined {
  const regularNet = writtenNet(row.price, locale, row.taxClass, terms.taxRateOf);
  if (regularNet === null) return undefined;
  const saleNet = writtenNet(row.sale?.price, locale, row.taxClass, terms.taxRateOf);
  const net = chargedNet({ regularNet, saleNet }, row.sale?.isActive ?? false);
  return { grossMinor: grossOf(net, locale, row.taxClass, terms), isSale: net < regularNet };
}

/** Earlier prices of a row, oldest first; one belongs to today's sale when it is lower than the regular price. */
export function writtenHistory(
  row: ProductRow,
  locale: Locale,
  terms: PriceTerms,
): (WrittenCharge & { from: string })[] {
  const regularNet = writtenNet(row.price, locale, row.taxClass, terms.taxRateOf);
  const isOnSale = writtenCharge(row, locale, terms)?.isSale ?? false;
  return row.priceLog.flatMap(({ from, price }) => {
    const net = writtenNet(price, locale, row.taxClass, terms.taxRateOf);
    if (net === null || regularNet === null) return [];
    return [{ from, grossMinor: grossOf(net, locale, row.taxClass, terms), isSale: isOnSale && net < regularNet }];
  });
}

function grossOf(net: number, locale: Locale, taxClass: string, { taxRateOf, decimals }: PriceTerms): number {
  return grossMinor(net, taxRateOf(taxClass, locale) ?? 0, decimals[locale]);
}
