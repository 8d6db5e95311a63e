import { addressOf, pictureAddress, productAddress } from "~/addresses";
import type { Currency } from "~/features/money/money";
import { buildSelectionQuery } from "~/features/products/product";
import type { Variant } from "~/features/products/variant.queries.server";
import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import type { ProductView } from "./productView";

/** Products with more variants than this are described by their price range. */
const maxVariants = 24;

const schemaAvailability = {
  online: "https://schema.org/InStock",
  store: "https://schema.org/InStoreOnly",
  none: "https://schema.org/OutOfStock",
} as const satisfies Record<Availability, string>;

type Shop = { locale: Locale; currency: Pick<Currency, "code" | "decimals">; brand: string };

/** Builds the structured data of a product page (schema.org): the product, its breadcrumbs and the seller. */
export function productJsonLd(view: ProductView, shop: Shop): object {
  const home = view.origin + addressOf("home", shop.locale);
  const seller = {
    "@type": "Organization",
    "@id": `${home}#org`,
    name: shop.brand,
    url: home,
    email: view.maker.email,
  };
  return { "@context": "https://schema.org", "@graph": [buildProduct(view, shop), buildBreadcrumbList(view), seller] };
}

function buildProduct({ product, origin }: ProductView, shop: Shop): object {
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
    return { "@type": "Product", ...shared, ...codesOf(single), offers: buildOffer(single, url, shop) };
  }
  const hasTooManyVariants = product.variants.length > maxVariants;
  return {
    "@type": "ProductGroup",
    ...shared,
    productGroupID: product.code,
    variesBy: ["https://schema.org/color", "https://schema.org/size"],
    ...(hasTooManyVariants
      ? { offers: priceRangeOf(product.variants, shop) }
      : { hasVariant: product.variants.map((variant) => buildVariant(variant, url, shop)) }),
  };
}

function buildVariant(variant: Variant, url: string, shop: Shop): object {
  const { colour, size } = variant;
  const options = { ...(colour ? { color: colour } : {}), ...(size ? { size } : {}) };
  return { "@type": "Product", ...codesOf(variant), ...options, offers: buildOffer(variant, url, shop) };
}

function codesOf({ sku, ean }: Variant): object {
  return { sku, ...(ean ? { gtin13: ean } : {}) };
}

function buildOffer(variant: Variant, url: string, shop: Shop): object {
  const withoutOnlineStock = variant.inStores > 0 ? schemaAvailability.store : schemaAvailability.none;
  return {
    "@type": "Offer",
    url: url + buildSelectionQuery(variant),
    price: formatDecimalPrice(variant.unitMinor, shop),
    priceCurrency: shop.currency.code,
    availability: variant.onHand > 0 ? schemaAvailability.online : withoutOnlineStock,
  };
}

function priceRangeOf(variants: readonly Variant[], shop: Shop): object {
  const prices = variants.map(({ unitMinor }) => unitMinor);
  return {
    "@type": "AggregateOffer",
    lowPrice: formatDecimalPrice(Math.min(...prices), shop),
    highPrice: formatDecimalPrice(Math.max(...prices), shop),
    priceCurrency: shop.currency.code,
    offerCount: variants.length,
  };
}

/** Formats an amount with VAT as `519.90`: a decimal point, no grouping. */
function formatDecimalPrice(amountMinor: number, { currency: { decimals } }: Shop): string {
  const digits = String(amountMinor).padStart(decimals + 1, "0");
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function buildBreadcrumbList({ crumbs, origin }: ProductView): object {
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
