import { addressOf, categoryAddress } from "~/addresses";
import { mayRememberViewed } from "~/features/consent/consent";
import { readConsent } from "~/features/consent/consentCookie.server";
import { carrierRules, handlingDays } from "~/features/delivery/carriers";
import { readCachedParcelPrice } from "~/features/delivery/delivery.queries.server";
import { parcelArrivesBy } from "~/features/orders/shipping/shipment";
import { withdrawalDays } from "~/features/orders/withdrawalPeriod";
import { buildBackLink } from "~/features/productPage/backLink";
import { findCareInstructions } from "~/features/productPage/careInstructions";
import type { ProductView } from "~/features/productPage/productView";
import { readRecentlyViewedIds, rememberViewed } from "~/features/productPage/recentlyViewed.server";
import type { StoreAvailabilityView } from "~/features/productPage/StoreAvailability";
import { findSizeTables } from "~/features/productPage/sizeTables";
import { type Category, categoryPath } from "~/features/products/category";
import {
  collectOptions,
  formatVariant,
  type Product,
  type SelectedOptions,
  selectVariant,
  shownColour,
  sortPicturesByColour,
} from "~/features/products/product";
import { readProduct } from "~/features/products/product.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { localDay } from "~/features/stores/localDay";
import { readStoreStock } from "~/features/stores/storeStock.queries.server";
import type { Visit } from "~/visit/visit.server";

import { readOtherProducts } from "./readOtherProducts.server";

type ProductTarget = { id: number; tree: Category[] };

/**
 * Reads the data of the product page, and the cookie that remembers the visit if the visitor has agreed to that.
 * Returns undefined for a product that is not sold in this shop version.
 */
export async function showProduct(visit: Visit, { id, tree }: ProductTarget) {
  const { db, environment, locale, request, url } = visit;
  const read = await readProduct(db, locale, id, visit.now());
  if (!read) return undefined;
  const { searchParams, origin } = url;
  const colourId = searchParams.get("barva") ?? shownColour(read.product);
  const selected: SelectedOptions = { colourId, size: searchParams.get("velikost") };
  const product = { ...read.product, pictures: sortPicturesByColour(read.product.pictures, selected.colourId) };
  const mayRemember = mayRememberViewed(readConsent(request));
  const viewedIds = mayRemember ? readRecentlyViewedIds(request) : [];
  const settings = await readCachedSettings(db, locale);
  const view: ProductView = {
    product,
    crumbs: crumbsOf(visit, tree, product),
    backTo: buildBackLink({
      locale,
      referrer: request.headers.get("Referer"),
      origins: [origin, environment.publicUrl],
      tree,
      product,
    }),
    ...(await readOtherProducts(visit, read, viewedIds)),
    selected,
    storeAvailability: searchParams.has("prodejny") ? await readStoreAvailability(visit, product, selected) : null,
    sizeTables: findSizeTables(read.attributeValueIds, collectOptions(product.variants).sizes, read.lengths),
    ...describeProduct(visit, product, read.attributeValueIds),
    maker: settings.manufacturer,
    guaranteePicture: settings.guarantee_picture,
    freeDeliveryAboveMinor: settings.free_delivery_above_minor,
    delivery: await readDelivery(visit),
    returnDays: withdrawalDays,
    phone: settings.company.phone,
    arrivesOn: product.availability === "online" ? parcelArrivesBy(visit.now(), locale) : null,
    cancelStockAlertId: searchParams.get("zrusit")?.slice(0, 64) ?? null,
    origin: environment.publicUrl,
  };
  return { view, setCookie: mayRemember ? rememberViewed(viewedIds, id, environment) : undefined };
}

async function readDelivery({ db, locale }: Visit): Promise<ProductView["delivery"]> {
  const priceMinor = await readCachedParcelPrice(db, locale);
  return priceMinor === null ? null : { priceMinor, handlingDays, transitDays: carrierRules.ppl.transitDays[locale] };
}

function describeProduct(
  { t }: Visit,
  product: Product,
  attributeValueIds: Parameters<typeof findCareInstructions>[0],
) {
  const careInstructions = findCareInstructions(attributeValueIds);
  const notice = t("product:care.animal");
  return {
    careInstructions,
    hasAnimalNotice: careInstructions.length > 0 && !product.moreInfo.includes(notice.replace(/\.$/, "")),
  };
}

/** Reads the stores that have the product. A failure must not break the page (specification 8, 'stores not loaded'). */
async function readStoreAvailability(
  { db, now, log, locale }: Visit,
  product: Product,
  selected: SelectedOptions,
): Promise<StoreAvailabilityView> {
  const selection = selectVariant(product.variants, selected);
  const variant = selection.ok || selection.reason === "sold-out" ? selection.variant : undefined;
  const variants = variant ? [variant] : product.variants;
  const ids = variants.map(({ id }) => id);
  try {
    const stores = await readStoreStock(db, locale, ids, localDay(now()));
    const { id: productId } = product;
    return { stores, productId, variantId: variant?.id ?? null, variant: variant ? formatVariant(variant) : "" };
  } catch (error) {
    log.error({ err: error, productId: product.id }, "stores not loaded");
    return "failed";
  }
}

function crumbsOf(
  { locale, t }: Visit,
  tree: readonly Category[],
  { categoryId, name }: Product,
): ProductView["crumbs"] {
  const path = categoryPath(tree, categoryId);
  return [
    { text: t("ui:home"), link: addressOf("home", locale) },
    ...path.map((category) => ({ text: category.name, link: categoryAddress(locale, category) })),
    { text: name, link: "" },
  ];
}
