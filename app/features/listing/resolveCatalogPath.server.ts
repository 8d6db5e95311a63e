import { categoryAddress, isSection, productAddress, rootCategoryOf, type Section, sectionAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { readCachedCategories } from "~/features/products/category.queries.server";
import { findProductAddress } from "~/features/products/product.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

/** What a catalog address refers to. `tree` is every category in the page's language. */
export type CatalogTarget =
  | { kind: "category"; category: Category; section: Section | null; tree: Category[] }
  | { kind: "product"; id: number; tree: Category[] }
  | { kind: "moved"; to: string }
  | { kind: "unknown" };

type Segments = { id: string | undefined; first: string | undefined; second: string | undefined };

/**
 * Resolves an address to a category, section or product, in the order of decision 18. A wrong slug is redirected to the
 * right one.
 */
export async function resolveCatalogPath(
  db: Db,
  locale: Locale,
  { id: idText, first, second }: Segments,
  now: number,
): Promise<CatalogTarget> {
  if (!idText || !/^[1-9]\d{0,8}$/.test(idText)) return { kind: "unknown" };
  const id = Number(idText);
  const tree = await readCachedCategories(db, locale);
  const category = tree.find((candidate) => candidate.id === id);
  const target = category && resolveCategory(locale, tree, category, { first, second });
  if (target && target.kind !== "moved") return target;
  const product = await resolveProduct(db, locale, { tree, id, now }, { first, second });
  if (product.kind === "product" || !target) return product;
  return target;
}

type Slugs = Omit<Segments, "id">;

function resolveCategory(
  locale: Locale,
  tree: Category[],
  category: Category,
  { first, second }: Slugs,
): CatalogTarget {
  const found = { kind: "category", category, tree } as const;
  if (first === category.slug && second === undefined) return { ...found, section: null };
  const section = second ?? first;
  if (!isSection(section) || (second !== undefined && isSection(first) && first !== category.slug)) {
    return { kind: "moved", to: categoryAddress(locale, category) };
  }
  if (category.id === rootCategoryOf[section]) return { kind: "moved", to: categoryAddress(locale, category) };
  const hasRightSlug = second === undefined || first === category.slug;
  return hasRightSlug ? { ...found, section } : { kind: "moved", to: sectionAddress(locale, category, section) };
}

async function resolveProduct(
  db: Db,
  locale: Locale,
  { tree, id, now }: { tree: Category[]; id: number; now: number },
  { first, second }: Slugs,
): Promise<CatalogTarget> {
  const product = await findProductAddress(db, locale, id, now);
  if (!product) return { kind: "unknown" };
  const address = productAddress(locale, product);
  const isFull = productAddress(locale, { ...product, slug: second ?? "", categorySlug: first ?? "" }) === address;
  const isShort = second === undefined && first === product.slug;
  return isFull || isShort ? { kind: "product", id, tree } : { kind: "moved", to: address };
}
