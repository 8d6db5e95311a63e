import { formatDecimalAmount, grossMinor, netOfGross } from "~/features/money/money";
import type { PriceContext } from "~/features/products/price/price";
import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import type { Locale } from "~/platform/i18n/locale";

/**
 * New prices as staff enter them: with VAT, in smallest units; one that is left out stays unchanged, and null removes
 * it.
 */
export type NewPrices = { cs?: number | null | undefined; sk?: number | null | undefined };

const netColumns = {
  regular: { cs: "price_net", sk: "price_eur_net" },
  sale: { cs: "price_sale_net", sk: "price_eur_sale_net" },
} as const;

type Kind = keyof typeof netColumns;

export function grossOf(product: StaffProduct, kind: Kind, locale: Locale, context: PriceContext): number | null {
  const net = product[netColumns[kind][locale]];
  const rate = context.taxRateOf(product.tax_class, locale) ?? 0;
  return net === null ? null : grossMinor(net, rate, context.decimals[locale]);
}

/** Returns the net amounts to store; a price that would look the same keeps its exact net amount. */
export function netPrices(product: StaffProduct, kind: Kind, prices: NewPrices, context: PriceContext) {
  const locales = (["cs", "sk"] as const).filter((locale) => prices[locale] !== undefined);
  return Object.fromEntries(
    locales.map((locale) => {
      const gross = prices[locale] ?? null;
      const column = netColumns[kind][locale];
      if (gross === grossOf(product, kind, locale, context)) return [column, product[column]];
      const rate = context.taxRateOf(product.tax_class, locale) ?? 0;
      return [column, gross === null ? null : netOfGross(gross, rate, context.decimals[locale])];
    }),
  );
}

export function describePrices(pair: { cs: number | null; sk: number | null }, { decimals }: PriceContext): string {
  const czk = pair.cs === null ? [] : [`${formatDecimalAmount(pair.cs, decimals.cs)} CZK`];
  const eur = pair.sk === null ? [] : [`${formatDecimalAmount(pair.sk, decimals.sk)} EUR`];
  return [...czk, ...eur].join(", ") || "none";
}
