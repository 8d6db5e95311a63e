import { categoryAddress, productAddress, sectionAddress } from "~/addresses";
import { type CatalogTarget, resolveCatalogPath } from "~/features/listing/resolveCatalogPath.server";
import type { ProductView } from "~/features/productPage/productView";
import type { Category } from "~/features/products/category";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { findProductAddress } from "~/features/products/product.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { type Locale, otherLocale } from "~/platform/i18n/locale";
import type { World } from "~/platform/process/world.server";
import { type ShownListing, showListing } from "~/visit/showListing.server";
import { categoryListing, namedListing } from "./listingDefinitions.server";
import { showProduct } from "./showProduct.server";

/** The page's path in the other language, for search engines; undefined while indexing is off. */
type Elsewhere = { elsewhere?: string | null };

export type ShownCatalogPage =
  | (ShownListing & Elsewhere)
  /** `setCookie` remembers that the product has been viewed. */
  | ({ kind: "product"; title: string; view: ProductView; setCookie: string } & Elsewhere)
  | { kind: "moved"; to: string }
  /** `elsewhere` is the product's address in the other shop version, where only that one sells it. */
  | { kind: "unknown"; elsewhere: string | null };

type Params = { id?: string; first?: string; second?: string };

export async function showCatalogPage(
  world: World,
  locale: Locale,
  request: Request,
  params: Params,
): Promise<ShownCatalogPage> {
  const url = new URL(request.url);
  const { id, first, second } = params;
  const named = await namedListing(world, locale, url.pathname);
  if (named) return showListing(world, locale, url, named);
  const target = await resolveCatalogPath(world.db, locale, { id, first, second }, world.now());
  if (target.kind === "moved") return target;
  if (target.kind === "category") {
    const shown = await showListing(world, locale, url, categoryListing(world, locale, target));
    return shown.kind === "listing" ? { ...shown, ...(await elsewhere(world, locale, target)) } : shown;
  }
  if (target.kind === "product") {
    const shown = await showProductTarget(world, locale, request, target);
    return shown.kind === "product" ? { ...shown, ...(await elsewhere(world, locale, target)) } : shown;
  }
  return { kind: "unknown", elsewhere: await addressElsewhere(world, locale, Number(id)) };
}

async function showProductTarget(
  world: World,
  locale: Locale,
  request: Request,
  target: { id: number; tree: Category[] },
): Promise<ShownCatalogPage> {
  const shown = await showProduct(world, locale, request, target);
  if (!shown) return { kind: "unknown", elsewhere: null };
  return { kind: "product", title: shown.view.product.name, ...shown };
}

async function addressElsewhere({ db, now }: World, locale: Locale, id: number): Promise<string | null> {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return null;
  const other = otherLocale(locale);
  const product = await findProductAddress(db, other, id, now());
  return product ? productAddress(other, product) : null;
}

async function elsewhere(world: World, locale: Locale, target: KnownTarget): Promise<Elsewhere> {
  const settings = await readCachedSettings(world.db, locale);
  if (!settings.indexing.is_enabled) return {};
  if (target.kind === "product") return { elsewhere: await addressElsewhere(world, locale, target.id) };
  const other = otherLocale(locale);
  const category = (await readCachedCategories(world.db, other)).find(({ id }) => id === target.category.id);
  if (!category) return { elsewhere: null };
  const { section } = target;
  return { elsewhere: section ? sectionAddress(other, category, section) : categoryAddress(other, category) };
}

type KnownTarget = Extract<CatalogTarget, { kind: "category" | "product" }>;
