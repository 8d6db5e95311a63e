import { categoryAddress, productAddress, sectionAddress } from "~/addresses";
import { type CatalogTarget, resolveCatalogPath } from "~/features/listing/resolveCatalogPath.server";
import type { ProductView } from "~/features/productPage/productView";
import type { Category } from "~/features/products/category";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { findProductAddress } from "~/features/products/product.queries.server";
import { findRetiredById } from "~/features/products/retirement.queries.server";
import { readCachedSettings } from "~/features/settings/settings.queries.server";
import { otherLocale } from "~/platform/i18n/locale";
import { type ShownListing, showListing } from "~/visit/showListing.server";
import type { Visit } from "~/visit/visit.server";
import { categoryListing, namedListing } from "./listingDefinitions.server";
import { showProduct } from "./showProduct.server";

/** The page's path in the other language, for search engines; undefined while indexing is off. */
type Elsewhere = { elsewhere?: string | null };

export type ShownCatalogPage =
  /** `picture` is the category's picture. */
  | (ShownListing & Elsewhere & { picture?: string | null })
  /** `setCookie` remembers that the product was viewed, if the visitor has agreed to that. */
  | ({ kind: "product"; title: string; view: ProductView; setCookie: string | undefined } & Elsewhere)
  | { kind: "moved"; to: string }
  /** `to` is the path that replaces a retired page; null when there is no replacement. */
  | { kind: "gone"; to: string | null }
  /** `elsewhere` is the product's address in the other shop version, when only that version sells it. */
  | { kind: "unknown"; elsewhere: string | null };

type Params = { id?: string; first?: string; second?: string };

export async function showCatalogPage(visit: Visit, { id, first, second }: Params): Promise<ShownCatalogPage> {
  const named = await namedListing(visit);
  if (named) return showListing(visit, named);
  const target = await resolveCatalogPath(visit.db, visit.locale, { id, first, second }, visit.now());
  if (target.kind === "moved") return target;
  if (target.kind === "category") {
    const shown = await showListing(visit, categoryListing(visit, target));
    return shown.kind === "listing"
      ? { ...shown, picture: target.category.picture, ...(await elsewhere(visit, target)) }
      : shown;
  }
  if (target.kind === "product") {
    const shown = await showProductTarget(visit, target);
    return shown.kind === "product" ? { ...shown, ...(await elsewhere(visit, target)) } : shown;
  }
  return showUnknown(visit, Number(id));
}

async function showUnknown(visit: Visit, id: number): Promise<ShownCatalogPage> {
  if (!Number.isSafeInteger(id) || id > 2_147_483_647) return { kind: "unknown", elsewhere: null };
  const retired = await findRetiredById(visit.db, id);
  return retired ? { kind: "gone", to: retired.to } : { kind: "unknown", elsewhere: await addressElsewhere(visit, id) };
}

async function showProductTarget(visit: Visit, target: { id: number; tree: Category[] }): Promise<ShownCatalogPage> {
  const shown = await showProduct(visit, target);
  if (!shown) return { kind: "unknown", elsewhere: null };
  return { kind: "product", title: shown.view.product.name, ...shown };
}

async function addressElsewhere({ db, now, locale }: Visit, id: number): Promise<string | null> {
  const other = otherLocale(locale);
  const product = await findProductAddress(db, other, id, now());
  return product ? productAddress(other, product) : null;
}

async function elsewhere(visit: Visit, target: KnownTarget): Promise<Elsewhere> {
  const { db, locale } = visit;
  const settings = await readCachedSettings(db, locale);
  if (!settings.indexing.is_enabled) return {};
  if (target.kind === "product") return { elsewhere: await addressElsewhere(visit, target.id) };
  const other = otherLocale(locale);
  const category = (await readCachedCategories(db, other)).find(({ id }) => id === target.category.id);
  if (!category) return { elsewhere: null };
  const { section } = target;
  return { elsewhere: section ? sectionAddress(other, category, section) : categoryAddress(other, category) };
}

type KnownTarget = Extract<CatalogTarget, { kind: "category" | "product" }>;
