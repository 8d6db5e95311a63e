import { formatDecimalAmount } from "~/features/money/money";
import type { PriceContext } from "~/features/products/price/price";
import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import { flag } from "~/platform/database/flag";
import { momentText } from "~/platform/time/momentText";

import type { ChangedBy, ChangeOutcome } from "./catalogChange";
import { type ChangeDeps, changeProduct, type ProductChange } from "./changeProduct.server";
import { describePrices, grossOf, type NewPrices, netPrices } from "./productPrices";
import { noSale, overSale, withoutOverSale } from "./saleState";

/**
 * Changes the regular price. A sale stays, so the new price must be above the sale price. The prices of a sale that has
 * ended are deleted.
 */
export function changePrice(deps: ChangeDeps, code: string, prices: NewPrices, by: ChangedBy): Promise<ChangeOutcome> {
  return changeProduct(deps, code, priceChange(prices), by);
}

function priceChange(prices: NewPrices): ProductChange {
  return {
    kind: "price",
    describe: (product, context) => describePrices(pairOf(product, "regular", context), context),
    decide: (product, context) => {
      const next = { ...pairOf(product, "regular", context), ...given(prices) };
      const sale = pairOf(withoutOverSale(product, context.now), "sale", context);
      const problem = orderProblem(next, { cs: sale.cs, sk: next.sk === null ? null : sale.sk }, context);
      if (problem) return { problem };
      const withoutEuros = next.sk === null ? { price_eur_sale_net: null } : {};
      return {
        set: { ...netPrices(product, "regular", prices, context), ...withoutEuros, ...overSale(product, context.now) },
      };
    },
  };
}

export type NewSale = NewPrices & { fromAt: number | null; toAt: number | null };

/** Sets a sale: its prices, and when they are charged. */
export function changeSale(deps: ChangeDeps, code: string, sale: NewSale, by: ChangedBy): Promise<ChangeOutcome> {
  return changeProduct(deps, code, saleChange(sale), by);
}

function saleChange({ fromAt, toAt, ...prices }: NewSale): ProductChange {
  return {
    kind: "sale",
    describe: describeSale,
    decide: (product, context) => {
      const base = withoutOverSale(product, context.now);
      const next = { ...pairOf(base, "sale", context), ...given(prices) };
      if (next.cs === null && next.sk === null) return { problem: "A sale needs a price." };
      if (toAt !== null && toAt <= Math.max(context.now, fromAt ?? 0)) {
        return { problem: "The sale would end before it begins, or has ended already." };
      }
      const problem = orderProblem(pairOf(product, "regular", context), next, context);
      if (problem) return { problem };
      const times = { sale_from_at: fromAt, sale_to_at: toAt };
      const { price_sale_net, price_eur_sale_net } = base;
      const nets = { price_sale_net, price_eur_sale_net, ...netPrices(base, "sale", prices, context) };
      return { set: { ...nets, ...times, is_sale_active: flag(true) } };
    },
  };
}

/** Ends the sale now and deletes its prices and dates. */
export function endSale(deps: ChangeDeps, code: string, by: ChangedBy): Promise<ChangeOutcome> {
  const decide = () => ({ set: noSale });
  return changeProduct(deps, code, { kind: "sale", describe: describeSale, decide }, by);
}

export function describeSale(product: StaffProduct, context: PriceContext): string {
  const prices = describePrices(pairOf(product, "sale", context), context);
  if (product.is_sale_active === 0) return prices === "none" ? prices : `${prices} (off)`;
  const from = product.sale_from_at === null ? "" : ` from ${momentText(product.sale_from_at)}`;
  const to = product.sale_to_at === null ? "" : ` to ${momentText(product.sale_to_at)}`;
  return `${prices}${from}${to}`;
}

export function pairOf(product: StaffProduct, kind: "regular" | "sale", context: PriceContext) {
  return { cs: grossOf(product, kind, "cs", context), sk: grossOf(product, kind, "sk", context) };
}

function given(prices: NewPrices) {
  return Object.fromEntries(Object.entries(prices).filter(([, price]) => price !== undefined)) as {
    cs?: number;
    sk?: number | null;
  };
}

type Pair = { cs: number | null; sk: number | null };

/** Returns why the sale prices are invalid: each must be below the regular price in its currency, which must exist. */
export function orderProblem(regular: Pair, sale: Pair, { decimals }: PriceContext): string | undefined {
  for (const [locale, code] of [
    ["cs", "CZK"],
    ["sk", "EUR"],
  ] as const) {
    const [full, reduced] = [regular[locale], sale[locale]];
    if (reduced === null) continue;
    if (full === null) return `Without a regular price in ${code} there can be no sale price in it.`;
    if (reduced < full) continue;
    const amounts = [reduced, full].map((amount) => `${formatDecimalAmount(amount, decimals[locale])} ${code}`);
    return `The sale price of ${amounts[0]} must be lower than the regular one of ${amounts[1]}.`;
  }
  return undefined;
}
