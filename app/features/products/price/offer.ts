import { grossMinor } from "~/features/money/money";

import { chargedNet, discountPercent, type PricePair, type PriceStep, struckPrice } from "./price";

/** What a shop version asks for a product, as listings show it. Amounts with VAT are smallest units. */
export type Offer = {
  /** Without any variant's surcharge. */
  priceNet: number;
  taxBasisPoints: number;
  /** Of the cheapest variant. */
  grossMinor: number;
  /** The sale price is charged, whether or not a discount may be claimed. */
  isSale: boolean;
  /** True when some variant costs more. */
  isFrom: boolean;
  /** Null where no discount may be claimed. */
  struckMinor: number | null;
  discountPercent: number;
};

export type OfferTerms = {
  prices: PricePair;
  isSaleActive: boolean;
  taxBasisPoints: number;
  decimals: number;
  /** Net surcharges of the cheapest and the dearest variant. */
  surcharges: { smallest: number; largest: number };
  log: readonly PriceStep[];
};

/** A discount is shown while the sale price is charged and only against the price of the 30 days before (decision 42). */
export function offerOf({ prices, isSaleActive, taxBasisPoints, decimals, surcharges, log }: OfferTerms): Offer {
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
