import { addressOf, pictureAddress, productAddress } from "~/addresses";
import { type Currency, formatDecimalAmount } from "~/features/money/money";
import { buildSelectionQuery } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";
import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import type { ProductView } from "./productView";
import { deliveryId, returnsId, saleTerms } from "./saleTermsJsonLd";

/** Products with more variants than this are described by their price range. */
const maxVariants = 24;

const schemaAvailability = {
  online: "https://schema.org/InStock",
  store: "https://schema.org/InStoreOnly",
  none: "https://schema.org/OutOfStock",
} as const satisfies Record<Availability, string>;

type Shop = { locale: Locale; currency: Pick<Currency, "code" | "decimals">; brand: string };

/** Builds the structured data of a product page (schema.org): the product, delivery, returns and the seller. */
export function productJsonLd(view: ProductView, shop: Shop): object {
  const home = view.origin + addressOf("home", shop.locale);
  const seller = {
    "@type": "Organization",
    "@id": `${home}#org`,
    name: shop.brand,
    url: home,
    email: view.maker.email,
  };
  return {
    "@context": "https://schema.org",
    "@graph": [buildProduct(view, shop), seller, ...saleTerms(view, shop)],
  };
}

function buildProduct(view: ProductView, shop: Shop): object {
  const { product, origin } = view;
  const url = origin + productAddress(shop.locale, product);
  const [single] = product.variants;
  const shared = {
    "@id": `${url}#product`,
    url,
    name: product.name,
    description: product.subtitle,
    brand: { "@type": "Brand", name: product.brand },
    image: product.pictures.slice(0, 4).map(({ file }) => new URL(pictureAddress("big", file), origin).href),
  };
  if (single && product.variants.length === 1) {
    return { "@type": "Product", ...shared, ...codesOf(single), offers: buildOffer(single, url, { view, shop }) };
  }
  const hasTooManyVariants = product.variants.length > maxVariants;
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: product.code,
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    ...(hasTooManyVariants
      ? { offers: priceRangeOf(product.variants, shop) }
      : { hasVariant: product.variants.map((variant) => buildVariant(variant, url, { view, shop })) }),
  };
}

function buildVariant(variant: Variant, url: string, around: Around): object {
  const { colour, size } = variant;
  const options = { ...(colour ? { color: colour } : {}), ...(size ? { size } : {}) };
  return { "@type": "Product", ...codesOf(variant), ...options, offers: buildOffer(variant, url, around) };
}

function codesOf({ sku, ean }: Variant): object {
  return { sku, ...(ean ? { gtin13: ean } : {}) };
}

type Around = { view: ProductView; shop: Shop };

function buildOffer(variant: Variant, url: string, { view, shop }: Around): object {
  const withoutOnlineStock = variant.inStores > 0 ? schemaAvailability.store : schemaAvailability.none;
  return {
    "@type": "Offer",
    url: url + buildSelectionQuery(variant),
    price: formatDecimalAmount(variant.unitMinor, shop.currency.decimals),
    priceCurrency: shop.currency.code,
    availability: variant.onHand > 0 ? schemaAvailability.online : withoutOnlineStock,
    hasMerchantReturnPolicy: { "@id": returnsId },
    ...(view.delivery ? { shippingDetails: { "@id": deliveryId(variant, view) } } : {}),
  };
}

function priceRangeOf(variants: readonly Variant[], shop: Shop): object {
  const prices = variants.map(({ unitMinor }) => unitMinor);
  return {
    "@type": "AggregateOffer",
    lowPrice: formatDecimalAmount(Math.min(...prices), shop.currency.decimals),
    highPrice: formatDecimalAmount(Math.max(...prices), shop.currency.decimals),
    priceCurrency: shop.currency.code,
    offerCount: variants.length,
  };
}
