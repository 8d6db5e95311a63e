import { addressOf, pictureAddress, productAddress } from "~/addresses";
import type { Currency } from "~/features/money/money";
import { choiceQuery } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";
import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import type { ProductView } from "./productView";

/** More variants than these are told as one span of prices. */
const mostVariants = 24;

const words = {
  online: "https://schema.org/InStock",
  store: "https://schema.org/InStoreOnly",
  none: "https://schema.org/OutOfStock",
} as const satisfies Record<Availability, string>;

type Shop = { locale: Locale; currency: Pick<Currency, "code" | "decimals">; brand: string };

/** What search engines read of a product's page (schema.org): the product, the way to it, and who sells it. */
export function productJsonLd(view: ProductView, shop: Shop): object {
  const home = view.origin + addressOf("home", shop.locale);
  const seller = {
    "@type": "Organization",
    "@id": `${home}#org`,
    name: shop.brand,
    url: home,
    email: view.maker.email,
  };
  return { "@context": "https://schema.org", "@graph": [productOf(view, shop), crumbsOf(view), seller] };
}

function productOf({ product, origin }: ProductView, shop: Shop): object {
  const url = origin + productAddress(shop.locale, product);
  const [single] = product.variants;
  const shared = {
    "@id": `${url}#product`,
    url,
    name: product.name,
    description: product.subtitle,
    brand: { "@type": "Brand", name: product.brand },
    image: product.pictures.slice(0, 4).map(({ file }) => origin + pictureAddress("big", file)),
  };
  if (single && product.variants.length === 1) {
    return { "@type": "Product", ...shared, ...codesOf(single), offers: offerOf(single, url, shop) };
  }
  const isOfMany = product.variants.length > mostVariants;
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: product.code,
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    ...(isOfMany
      ? { offers: spanOf(product.variants, shop) }
      : { hasVariant: product.variants.map((variant) => variantOf(variant, url, shop)) }),
  };
}

function variantOf(variant: Variant, url: string, shop: Shop): object {
  const { colour, size } = variant;
  const traits = { ...(colour ? { color: colour } : {}), ...(size ? { size } : {}) };
  return { "@type": "Product", ...codesOf(variant), ...traits, offers: offerOf(variant, url, shop) };
}

function codesOf({ sku, ean }: Variant): object {
  return { sku, ...(ean ? { gtin13: ean } : {}) };
}

function offerOf(variant: Variant, url: string, shop: Shop): object {
  const onShelves = variant.inStores > 0 ? words.store : words.none;
  return {
    "@type": "Offer",
    url: url + choiceQuery(variant),
    price: decimalPrice(variant.unitMinor, shop),
    priceCurrency: shop.currency.code,
    availability: variant.onHand > 0 ? words.online : onShelves,
  };
}

function spanOf(variants: readonly Variant[], shop: Shop): object {
  const prices = variants.map(({ unitMinor }) => unitMinor);
  return {
    "@type": "AggregateOffer",
    lowPrice: decimalPrice(Math.min(...prices), shop),
    highPrice: decimalPrice(Math.max(...prices), shop),
    priceCurrency: shop.currency.code,
    offerCount: variants.length,
  };
}

/** `519.90`: with VAT, a point, no grouping. */
function decimalPrice(amountMinor: number, { currency: { decimals } }: Shop): string {
  const digits = String(amountMinor).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function crumbsOf({ crumbs, origin }: ProductView): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ text, link }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: text,
      ...(link ? { item: origin + link } : {}),
    })),
  };
}
