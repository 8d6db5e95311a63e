import { categoryAddress, productAddress, sectionAddress } from "~/addresses";
import { findPlace, type Place } from "~/features/listing/findPlace.server";
import type { ProductView } from "~/features/productPage/productView";
import type { Category } from "~/features/products/category";
import { findProductAddress } from "~/features/products/product.queries.server";
import { type Locale, otherLocale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { type ShownListing, showListing } from "~/visit/showListing.server";
import { categoryPlace, namedPlace, settingsOf, treeOf } from "./listingPlaces.server";
import { showProduct } from "./showProduct.server";

/** The page's path in the other language, for search engines; undefined while they are sent away. */
type Elsewhere = { elsewhere?: string | null };

export type Shown =
  | (ShownListing & Elsewhere)
  /** `setCookie` remembers that the product has been seen. */
  | ({ kind: "product"; title: string; view: ProductView; setCookie: string } & Elsewhere)
  | { kind: "moved"; to: string }
  /** `elsewhere` is the product's address in the other shop version, where only that one sells it. */
  | { kind: "unknown"; elsewhere: string | null };

type Params = { id?: string; first?: string; second?: string };

export async function showPlace(world: World, locale: Locale, request: Request, params: Params): Promise<Shown> {
  const url = new URL(request.url);
  const { id, first, second } = params;
  const named = await namedPlace(world, locale, url.pathname);
  if (named) return showListing(world, locale, url, named);
  const place = await findPlace(world.db, locale, { id, first, second }, world.now());
  if (place.kind === "moved") return place;
  if (place.kind === "category") {
    const shown = await showListing(world, locale, url, categoryPlace(world, locale, place));
    return shown.kind === "listing" ? { ...shown, ...(await elsewhere(world, locale, place)) } : shown;
  }
  if (place.kind === "product") {
    const shown = await productAt(world, locale, request, place);
    return shown.kind === "product" ? { ...shown, ...(await elsewhere(world, locale, place)) } : shown;
  }
  return { kind: "unknown", elsewhere: await addressElsewhere(world, locale, Number(id)) };
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

async function addressElsewhere({ db, now }: World, locale: Locale, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return null;
  const other = otherLocale(locale);
  const product = await findProductAddress(db, other, id, now());
  return product ? productAddress(other, product) : null;
}

async function elsewhere(world: World, locale: Locale, place: KnownPlace): Promise<Elsewhere> {
  const settings = await settingsOf(world.db, locale);
  if (!settings.indexing.is_enabled) return {};
  if (place.kind === "product") return { elsewhere: await addressElsewhere(world, locale, place.id) };
  const other = otherLocale(locale);
  const category = (await treeOf(world.db, other)).find(({ id }) => id === place.category.id);
  if (!category) return { elsewhere: null };
  const { section } = place;
  return { elsewhere: section ? sectionAddress(other, category, section) : categoryAddress(other, category) };
}

type KnownPlace = Extract<Place, { kind: "category" | "product" }>;
