import { createContext, useContext } from "react";

import { type Currency, formatMoney } from "./money";

const CurrencyContext = createContext<Currency | null>(null);

export const CurrencyProvider = CurrencyContext.Provider;

/** Returns a function that formats amounts in the currency of the page. */
export function useMoney(): (amountMinor: number) => string {
  const currency = useCurrency();
  return (amountMinor) => formatMoney(amountMinor, currency);
}

export function useCurrency(): Currency {
  const currency = useContext(CurrencyContext);
  if (!currency) throw new Error("a price is shown outside the shop's pages");
  return currency;
}
