import { productAddress } from "~/addresses";
import type { Category } from "~/features/catalog/category";
import { findPlace } from "~/features/catalog/findPlace.server";
import { findProductAddress } from "~/features/catalog/product.queries.server";
import type { ProductView } from "~/features/catalog/productView";
import { type Locale, otherLocale } from "~/platform/locale";
import type { World } from "~/platform/world.server";
import { type ShownListing, showListing } from "../showListing.server";
import { categoryPlace, namedPlace } from "./listingPlaces.server";
import { showProduct } from "./showProduct.server";

export type Shown =
  | ShownListing
  /** `setCookie` remembers that the product has been seen. */
  | { kind: "product"; title: string; view: ProductView; setCookie: string }
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
  if (place.kind === "category") return showListing(world, locale, url, categoryPlace(world, locale, place));
  if (place.kind === "product") return productAt(world, locale, request, place);
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
