import { addressOf, categoryAddress } from "~/addresses";
import { readCards } from "~/features/productCard/card.queries.server";
import type { Branches } from "~/features/productPage/BranchList";
import { backLink } from "~/features/productPage/backLink";
import { careOf } from "~/features/productPage/careInstructions";
import type { ProductView } from "~/features/productPage/productView";
import { readSeenIds, rememberSeen } from "~/features/productPage/recentlyViewed.server";
import { sizeTableOf } from "~/features/productPage/sizeTables";
import { type Category, categoryPath } from "~/features/products/category";
import {
  choiceOf,
  type Picked,
  type Product,
  pickVariant,
  picturesFor,
  variantTitle,
} from "~/features/products/product";
import { readProduct, readRelatedIds } from "~/features/products/product.queries.server";
import { localDay } from "~/features/stores/localDay";
import { readStoreStock } from "~/features/stores/storeStock.queries.server";
import { translatorFor } from "~/platform/i18n/i18n.server";
import type { Locale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";

import { settingsOf } from "./listingPlaces.server";

const relatedCount = 5;

type Place = { id: number; tree: Category[] };

/** What a product's page shows and the cookie that remembers it; undefined for one that is not sold here. */
export async function showProduct(world: World, locale: Locale, request: Request, { id, tree }: Place) {
  const { db, environment } = world;
  const read = await readProduct(db, locale, id, world.now());
  if (!read) return undefined;
  const { searchParams, origin } = new URL(request.url);
  const picked: Picked = { colourId: searchParams.get("barva"), size: searchParams.get("velikost") };
  const product = { ...read.product, pictures: picturesFor(read.product.pictures, picked.colourId) };
  const seenIds = readSeenIds(request);
  const settings = await settingsOf(db, locale);
  const view: ProductView = {
    product,
    crumbs: crumbsOf(locale, tree, product),
    backTo: backLink({
      locale,
      referrer: request.headers.get("Referer"),
      origins: [origin, environment.publicUrl],
      tree,
      product,
    }),
    ...(await readOthers(world, locale, product, seenIds)),
    picked,
    branches: searchParams.has("prodejny") ? await readBranches(world, locale, product, picked) : null,
    ...factsOf(locale, product, read.traits),
    maker: settings.manufacturer,
    freeDeliveryAboveMinor: settings.free_delivery_above_minor,
    endWatchId: searchParams.get("zrusit")?.slice(0, 64) ?? null,
    origin: environment.publicUrl,
  };
  return { view, setCookie: rememberSeen(seenIds, id, environment) };
}

function factsOf(locale: Locale, product: Product, traits: Parameters<typeof careOf>[0]) {
  const care = careOf(traits);
  const notice = translatorFor(locale)("product:care.animal");
  return {
    sizeTable: sizeTableOf(traits, choiceOf(product.variants).sizes),
    care,
    hasAnimalNotice: care.length > 0 && !product.moreInfo.includes(notice.replace(/\.$/, "")),
  };
}

/** Related products and those seen before, read together. */
async function readOthers(world: World, locale: Locale, product: Product, seenIds: readonly number[]) {
  const { db, now } = world;
  const relatedIds = await readRelatedIds(db, locale, product, { limit: relatedCount, now: now() });
  const seen = seenIds.filter((id) => id !== product.id && !relatedIds.includes(id)).slice(0, relatedCount);
  const cards = await readCards(db, locale, [...relatedIds, ...seen], now());
  return {
    related: cards.filter(({ id }) => relatedIds.includes(id)),
    seen: cards.filter(({ id }) => seen.includes(id)),
  };
}

/** A list of shops that cannot be read must not take the page with it (specification 8, 'stores not loaded'). */
async function readBranches(world: World, locale: Locale, product: Product, picked: Picked): Promise<Branches> {
  const pick = pickVariant(product.variants, picked);
  const variant = pick.ok || pick.reason === "sold-out" ? pick.variant : undefined;
  const variants = variant ? [variant] : product.variants;
  const ids = variants.map(({ id }) => id);
  try {
    const stores = await readStoreStock(world.db, locale, ids, localDay(world.now()));
    return { stores, variant: variant ? variantTitle(variant) : "" };
  } catch (error) {
    world.log.error({ err: error, productId: product.id }, "stores not loaded");
    return "failed";
  }
}

function crumbsOf(locale: Locale, tree: readonly Category[], { categoryId, name }: Product): ProductView["crumbs"] {
  const path = categoryPath(tree, categoryId);
  return [
    { text: translatorFor(locale)("ui:home"), link: addressOf("home", locale) },
    ...path.map((category) => ({ text: category.name, link: categoryAddress(locale, category) })),
    { text: name, link: "" },
  ];
}
