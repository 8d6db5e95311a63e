import { grossMinor } from "~/features/money/money";

import { chargedNet, discountPercent, type PricePair, type PriceStep, struckPrice } from "./price";

/** The price of a product in one shop version, as listings show it. Amounts with VAT are in smallest units. */
export type Offer = {
  /** Net price in 1/10000 of the currency's unit, without the surcharge of any variant. */
  priceNet: number;
  taxBasisPoints: number;
  /** The price of the cheapest variant, with VAT. */
  grossMinor: number;
  /** True when the sale price is charged, whether or not a discount may be shown. */
  isSale: boolean;
  /** True when some variant costs more. */
  isFrom: boolean;
  /** The price to be struck through; null when no discount may be shown. */
  struckMinor: number | null;
  discountPercent: number;
};

export type OfferInput = {
  prices: PricePair;
  isSaleActive: boolean;
  taxBasisPoints: number;
  decimals: number;
  /** Net surcharges of the cheapest and the dearest variant. */
  surcharges: { smallest: number; largest: number };
  log: readonly PriceStep[];
};

/**
 * Calculates the offer of a product. A discount is shown only while the sale price is charged, and only against the
 * price of the 30 days before (decision 42).
 */
export function calculateOffer({ prices, isSaleActive, taxBasisPoints, decimals, surcharges, log }: OfferInput): Offer {
  const priceNet = chargedNet(prices, isSaleActive);
  const gross = grossMinor(priceNet + surcharges.smallest, taxBasisPoints, decimals);
  const before = priceNet < prices.regularNet ? struckPrice(log) : undefined;
  const struckMinor = before !== undefined && before > gross ? before : null;
  return {
    priceNet,
    taxBasisPoints,
    grossMinor: gross,
    isSale: priceNet < prices.regularNet,
    isFrom: surcharges.largest > surcharges.smallest,
    struckMinor,
    discountPercent: struckMinor === null ? 0 : discountPercent(struckMinor, gross),
  };
}
