import { categoryAddress, isSection, productAddress, rootCategoryOf, type Section, sectionAddress } from "~/addresses";
import type { Category } from "~/features/products/category";
import { readCategories } from "~/features/products/category.queries.server";
import { findProductAddress } from "~/features/products/product.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { briefly } from "~/platform/time/shortCache.server";

/** What an address of the catalogue means. `tree` is every category in the page's language. */
export type Place =
  | { kind: "category"; category: Category; section: Section | null; tree: Category[] }
  | { kind: "product"; id: number; tree: Category[] }
  | { kind: "moved"; to: string }
  | { kind: "unknown" };

const treeOf = briefly(readCategories);

type Segments = { id: string | undefined; first: string | undefined; second: string | undefined };

/** Decides between category, section and product by the order of decision 18; a wrong slug leads to the right one. */
export async function findPlace(
  db: Db,
  locale: Locale,
  { id: written, first, second }: Segments,
  now: number,
): Promise<Place> {
  if (!written || !/^[1-9]\d{0,8}$/.test(written)) return { kind: "unknown" };
  const id = Number(written);
  const tree = await treeOf(db, locale);
  const category = tree.find((one) => one.id === id);
  const place = category && placeOfCategory(locale, tree, category, { first, second });
  if (place && place.kind !== "moved") return place;
  const product = await placeOfProduct(db, locale, { tree, id, now }, { first, second });
  if (product.kind === "product" || !place) return product;
  return place;
}

type Slugs = Omit<Segments, "id">;

function placeOfCategory(locale: Locale, tree: Category[], category: Category, { first, second }: Slugs): Place {
  const here = { kind: "category", category, tree } as const;
  if (first === category.slug && second === undefined) return { ...here, section: null };
  const section = second ?? first;
  if (!isSection(section) || (second !== undefined && isSection(first) && first !== category.slug)) {
    return { kind: "moved", to: categoryAddress(locale, category) };
  }
  if (category.id === rootCategoryOf[section]) return { kind: "moved", to: categoryAddress(locale, category) };
  const hasRightSlug = second === undefined || first === category.slug;
  return hasRightSlug ? { ...here, section } : { kind: "moved", to: sectionAddress(locale, category, section) };
}

async function placeOfProduct(
  db: Db,
  locale: Locale,
  { tree, id, now }: { tree: Category[]; id: number; now: number },
  { first, second }: Slugs,
): Promise<Place> {
  const product = await findProductAddress(db, locale, id, now);
  if (!product) return { kind: "unknown" };
  const address = productAddress(locale, product);
  const isFull = productAddress(locale, { ...product, slug: second ?? "", categorySlug: first ?? "" }) === address;
  const isShort = second === undefined && first === product.slug;
  return isFull || isShort ? { kind: "product", id, tree } : { kind: "moved", to: address };
}
