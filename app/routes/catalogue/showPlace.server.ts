import { productAddress } from "~/addresses";
import { readCards } from "~/features/catalog/card.queries.server";
import { type Category, categoryPath } from "~/features/catalog/category";
import { findPlace } from "~/features/catalog/findPlace.server";
import type { ProductView } from "~/features/catalog/ProductPage";
import { findProductAddress, readProduct, readRelatedIds } from "~/features/catalog/product.queries.server";
import { type Locale, otherLocale } from "~/platform/locale";
import type { World } from "~/platform/world.server";

import { categoryPlace, crumbsOf, namedPlace } from "./listingPlaces.server";
import { type ShownListing, showListing } from "./showListing.server";

export type Shown =
  | ShownListing
  | { kind: "product"; title: string; view: ProductView }
  | { kind: "moved"; to: string }
  /** `elsewhere` is the product's address in the other shop version, where only that one sells it. */
  | { kind: "unknown"; elsewhere: string | null };

type Params = { id?: string; first?: string; second?: string };

export async function showPlace(world: World, locale: Locale, url: URL, params: Params): Promise<Shown> {
  const { id, first, second } = params;
  const named = await namedPlace(world, locale, url.pathname);
  if (named) return showListing(world, locale, url, named);
  const place = await findPlace(world.db, locale, { id, first, second });
  if (place.kind === "moved") return place;
  if (place.kind === "category") return showListing(world, locale, url, categoryPlace(world, locale, place));
  if (place.kind === "product") return showProduct(world, locale, url, place);
  return { kind: "unknown", elsewhere: await addressElsewhere(world, locale, Number(id)) };
}

const relatedCount = 5;

async function showProduct(
  world: World,
  locale: Locale,
  url: URL,
  { id, tree }: { id: number; tree: Category[] },
): Promise<Shown> {
  const { db, now } = world;
  const product = await readProduct(db, locale, id, now());
  if (!product) return { kind: "unknown", elsewhere: null };
  const relatedIds = await readRelatedIds(db, locale, product, relatedCount);
  const view: ProductView = {
    product,
    crumbs: crumbsOf(locale, categoryPath(tree, product.categoryId), product.name),
    related: await readCards(db, locale, relatedIds, now()),
    picked: { colourId: url.searchParams.get("barva"), size: url.searchParams.get("velikost") },
  };
  return { kind: "product", title: product.name, view };
}

async function addressElsewhere({ db }: World, locale: Locale, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return null;
  const other = otherLocale(locale);
  const product = await findProductAddress(db, other, id);
  return product ? productAddress(other, product) : null;
}
