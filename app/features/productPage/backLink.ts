import { addressOf, categoryAddress, isSection } from "~/addresses";
import type { Category } from "~/features/products/category";
import { safePath } from "~/platform/http/safePath";
import { type Locale, localeOfPath } from "~/platform/i18n/locale";

/** Where a product's page leads back to. `text` is empty for a list without a name of its own. */
export type BackLink = { text: string; link: string };

type From = {
  locale: Locale;
  /** The address that the visitor came from, as the browser says it. */
  referrer: string | null;
  /** Origins under which this shop is reached. */
  origins: readonly string[];
  tree: readonly Category[];
  product: { id: number; categoryId: number | null };
};

/**
 * The list that the visitor came from, with its filters and page, at the place of this product; else the product's own
 * category; else what is new.
 */
export function backLink({ locale, referrer, origins, tree, product }: From): BackLink {
  const came = listFrom(referrer, origins, locale, tree);
  const own = tree.find(({ id }) => id === product.categoryId);
  const list = came ?? (own ? { text: own.name, link: categoryAddress(locale, own) } : null);
  if (!list) return { text: "", link: addressOf("newProducts", locale) };
  return { text: list.text, link: `${list.link}#p-${product.id}` };
}

function listFrom(
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
  const category = tree.find((one) => String(one.id) === id);
  const isList = section === undefined ? slug === category?.slug || isSection(slug) : isSection(section);
  return isList ? category : undefined;
}
