import { type Currency, formatDecimalAmount } from "~/features/money/money";
import { countryOf, type Locale } from "~/platform/i18n/locale";

import type { ProductView } from "./productView";

type Shop = { locale: Locale; currency: Pick<Currency, "code" | "decimals"> };
type Terms = Pick<ProductView, "product" | "delivery" | "returnDays" | "freeDeliveryAboveMinor">;

/**
 * Ids by which offers refer to returns and delivery, as a page has up to two dozen offers that share one description.
 */
export const returnsId = "#returns";

export function deliveryId(variant: { unitMinor: number }, { freeDeliveryAboveMinor }: Terms): string {
  return variant.unitMinor > freeDeliveryAboveMinor ? "#delivery-free" : "#delivery";
}

/** Builds schema.org's merchant return policy, and the delivery to an address with its price and days. */
export function saleTerms(view: Terms, shop: Shop): object[] {
  const { product, delivery } = view;
  const ids = new Set(product.variants.map((variant) => deliveryId(variant, view)));
  return [
    {
      "@type": "MerchantReturnPolicy",
      "@id": returnsId,
      applicableCountry: countryOf[shop.locale],
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: view.returnDays,
      returnMethod: ["https://schema.org/ReturnByMail", "https://schema.org/ReturnInStore"],
      returnFees: "https://schema.org/ReturnFeesCustomerResponsibility",
    },
    ...(delivery ? [...ids].map((id) => deliveryOf(id, delivery, shop)) : []),
  ];
}

function deliveryOf(id: string, delivery: NonNullable<Terms["delivery"]>, shop: Shop): object {
  const { currency, locale } = shop;
  return {
    "@type": "OfferShippingDetails",
    "@id": id,
    shippingRate: {
      "@type": "MonetaryAmount",
      value: formatDecimalAmount(id === "#delivery" ? delivery.priceMinor : 0, currency.decimals),
      currency: currency.code,
    },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: countryOf[locale] },
    deliveryTime: {
      "@type": "ShippingDeliveryTime",
      handlingTime: daysUpTo(delivery.handlingDays),
      transitTime: daysUpTo(delivery.transitDays),
    },
  };
}

function daysUpTo(most: number): object {
  return { "@type": "QuantitativeValue", minValue: 0, maxValue: most, unitCode: "DAY" };
}
