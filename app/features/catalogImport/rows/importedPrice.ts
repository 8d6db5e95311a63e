import { rowDecimals } from "~/features/money/amountFields";
import { grossMinor, netOfGross } from "~/features/money/money";
import type { TaxRateOf } from "~/features/money/taxRate.queries.server";
import { chargedNet, type PriceContext } from "~/features/products/price/price";
import { isSaleOn, isShown } from "~/features/products/price/schedule";
import type { Locale } from "~/platform/i18n/locale";
import { parseImportedInstant } from "./importedInstant";
import type { ProductRow, SalePair } from "./productRow";

/** Returns the net price that results in the imported price with VAT; null where the product is not sold. */
export function importedNet(pair: SalePair | undefined, locale: Locale, taxClass: string, taxRateOf: TaxRateOf) {
  const rate = taxRateOf(taxClass, locale);
  const amount = pair?.[locale] ?? null;
  return amount === null || rate === undefined ? null : netOfGross(amount, rate, rowDecimals[locale]);
}

export type ImportedPrice = {
  /** The amount with VAT in smallest units. */
  grossMinor: number;
  isSale: boolean;
};

/** Returns the price that a row sets for a shop version now; undefined when the product is not sold, or is hidden. */
export function importedPrice(
  row: ProductRow,
  locale: Locale,
  context: PriceContext & { now: number },
): ImportedPrice | undefined {
  if (!isShown(shownTimes(row, context.now), context.now)) return undefined;
  const regularNet = importedNet(row.price, locale, row.taxClass, context.taxRateOf);
  if (regularNet === null) return undefined;
  const saleNet = importedNet(row.sale?.price, locale, row.taxClass, context.taxRateOf);
  const net = chargedNet({ regularNet, saleNet }, isSaleOn(saleTimes(row), context.now));
  return { grossMinor: grossOf(net, locale, row.taxClass, context), isSale: net < regularNet };
}

/**
 * Returns the earlier prices of a row, oldest first. A price counts as part of the current sale if it is below the
 * regular price.
 */
export function importedPriceHistory(
  row: ProductRow,
  locale: Locale,
  context: PriceContext & { now: number },
): (ImportedPrice & { from: string })[] {
  const regularNet = importedNet(row.price, locale, row.taxClass, context.taxRateOf);
  const isOnSale = importedPrice(row, locale, context)?.isSale ?? false;
  return row.priceLog.flatMap(({ from, price }) => {
    const net = importedNet(price, locale, row.taxClass, context.taxRateOf);
    if (net === null || regularNet === null) return [];
    return [{ from, grossMinor: grossOf(net, locale, row.taxClass, context), isSale: isOnSale && net < regularNet }];
  });
}

function saleTimes({ sale }: ProductRow) {
  const { isActive = false, fromAt = null, toAt = null } = sale ?? {};
  return { isSaleActive: isActive, saleFromAt: fromAt, saleToAt: toAt };
}

function shownTimes({ published, hidden, retired }: ProductRow, now: number) {
  const publishedAt = parseImportedInstant(published, now);
  return {
    publishedAt,
    hiddenFromAt: hidden?.from ?? null,
    hiddenToAt: hidden?.to ?? null,
    retiredAt: retired?.retired_at ?? null,
  };
}

function grossOf(net: number, locale: Locale, taxClass: string, { taxRateOf, decimals }: PriceContext): number {
  return grossMinor(net, taxRateOf(taxClass, locale) ?? 0, decimals[locale]);
}
