import { addressOf, categoryAddress, isSection } from "~/addresses";
import type { Category } from "~/features/products/category";
import { safePath } from "~/platform/http/safePath";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";

/** The link from a product page back to a list. `text` is empty for a list without a name of its own. */
export type BackLink = { text: string; link: string };

type BackLinkInput = {
  locale: Locale;
  /** The request's Referer header. */
  referrer: string | null;
  /** Origins that this shop is served from. */
  origins: readonly string[];
  tree: readonly Category[];
  product: { id: number; categoryId: number | null };
};

/**
 * Returns a link to the list that the visitor came from, with its filters and page, at the position of this product;
 * else to the product's own category; else to the new products.
 */
export function buildBackLink({ locale, referrer, origins, tree, product }: BackLinkInput): BackLink {
  const referring = findReferringList(referrer, origins, locale, tree);
  const ownCategory = tree.find(({ id }) => id === product.categoryId);
  const list =
    referring ?? (ownCategory ? { text: ownCategory.name, link: categoryAddress(locale, ownCategory) } : null);
  if (!list) return { text: "", link: addressOf("newProducts", locale) };
  return { text: list.text, link: `${list.link}#p-${product.id}` };
}

function findReferringList(
  referrer: string | null,
  origins: readonly string[],
  locale: Locale,
  tree: readonly Category[],
): BackLink | null {
  if (!referrer || !URL.canParse(referrer)) return null;
  const { origin, pathname, search } = new URL(referrer);
  const link = safePath(pathname + search);
  if (!link || !origins.includes(origin) || localeOfPath(pathname) !== locale) return null;
  if (lists.some((screen) => addressOf(screen, locale) === pathname)) return { text: "", link };
  const category = categoryAt(pathname, locale, tree);
  return category ? { text: category.name, link } : null;
}

const lists = ["search", "newProducts", "saleProducts", "jacketsAndCoats"] as const;

function categoryAt(pathname: string, locale: Locale, tree: readonly Category[]): Category | undefined {
  const [id, slug, section] = pathname.replace(locale === "cs" ? /^\// : /^\/sk\//, "").split("/");
  const category = tree.find((candidate) => String(candidate.id) === id);
  const isList = section === undefined ? slug === category?.slug || isSection(slug) : isSection(section);
  return isList ? category : undefined;
}
