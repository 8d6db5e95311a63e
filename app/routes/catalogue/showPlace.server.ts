import { addressOf, categoryAddress, productAddress, rootCategoryOf, type Section, sectionAddress } from "~/addresses";
import { readCards } from "~/features/catalog/card.queries.server";
import { type Category, categoryPath, childrenOf } from "~/features/catalog/category";
import { readCategoryDescription } from "~/features/catalog/category.queries.server";
import { findPlace } from "~/features/catalog/findPlace.server";
import type { Listing } from "~/features/catalog/ListingPage";
import { pageCountOf, pageOf } from "~/features/catalog/listing";
import { countListing, readListingPage } from "~/features/catalog/listing.queries.server";
import { findProductAddress } from "~/features/catalog/product.queries.server";
import type { ProductView } from "~/features/catalog/productView";
import { translatorFor } from "~/platform/i18n/i18n.server";
import { type Locale, otherLocale } from "~/platform/locale";
import type { World } from "~/platform/world.server";
import type { Crumb } from "~/ui/Breadcrumb";

import { showProduct } from "./showProduct.server";

export type Shown =
  | { kind: "listing"; title: string; listing: Listing }
  /** `setCookie` remembers that the product has been seen. */
  | { kind: "product"; title: string; view: ProductView; setCookie: string }
  | { kind: "moved"; to: string }
  /** `elsewhere` is the product's address in the other shop version, where only that one sells it. */
  | { kind: "unknown"; elsewhere: string | null };

type Params = { id?: string; first?: string; second?: string };

export async function showPlace(world: World, locale: Locale, request: Request, params: Params): Promise<Shown> {
  const url = new URL(request.url);
  const { id, first, second } = params;
  const place = await findPlace(world.db, locale, { id, first, second });
  if (place.kind === "moved") return place;
  if (place.kind === "category") return showListing(world, locale, url, place);
  if (place.kind === "product") return productAt(world, locale, request, place);
  return { kind: "unknown", elsewhere: await addressElsewhere(world, locale, Number(id)) };
}

type CategoryPlace = { category: Category; section: Section | null; tree: Category[] };

async function showListing(world: World, locale: Locale, url: URL, place: CategoryPlace): Promise<Shown> {
  const { db, now } = world;
  const { category, section, tree } = place;
  const missing = { kind: "unknown", elsewhere: null } as const;
  const page = pageOf(url.searchParams);
  const key = { categoryId: category.id, ...(section ? { rootId: rootCategoryOf[section] } : {}) };
  const productCount = await countListing(db, locale, key);
  if (page === undefined || page > pageCountOf(productCount)) return missing;
  if (section && productCount === 0) return missing;
  const [ids, description] = await Promise.all([
    readListingPage(db, locale, key, page),
    page === 1 ? readCategoryDescription(db, locale, category.id) : "",
  ]);
  const sectionName = section ? tree.find((one) => one.id === rootCategoryOf[section])?.name : undefined;
  const title = sectionName ? `${category.name} – ${sectionName}` : category.name;
  const listing: Listing = {
    title,
    description,
    crumbs: crumbsOf(locale, categoryPath(tree, category.id).slice(0, -1), title),
    subcategories: section ? [] : childrenOf(tree, category.id),
    cards: await readCards(db, locale, ids, now()),
    productCount,
    page,
    path: section ? sectionAddress(locale, category, section) : categoryAddress(locale, category),
  };
  return { kind: "listing", title, listing };
}

async function productAt(
  world: World,
  locale: Locale,
  request: Request,
  place: { id: number; tree: Category[] },
): Promise<Shown> {
  const shown = await showProduct(world, locale, request, place);
  if (!shown) return { kind: "unknown", elsewhere: null };
  return { kind: "product", title: shown.view.product.name, ...shown };
}

function crumbsOf(locale: Locale, path: readonly Category[], here: string): Crumb[] {
  return [
    { text: translatorFor(locale)("ui:home"), link: addressOf("home", locale) },
    ...path.map((category) => ({ text: category.name, link: categoryAddress(locale, category) })),
    { text: here, link: "" },
  ];
}

async function addressElsewhere({ db }: World, locale: Locale, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return null;
  const other = otherLocale(locale);
  const product = await findProductAddress(db, other, id);
  return product ? productAddress(other, product) : null;
}
