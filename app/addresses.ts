import { book } from "./addressBook";
import { defaultLocale, type Locale, localeOfPath, otherLocale } from "./platform/i18n/locale";
import type { PictureSize } from "./platform/pictures/pictureSizes";
import { picturesOrigin } from "./platform/pictures/picturesOrigin";

export { fixedPathWords } from "./addressBook";
export type Screen = keyof typeof book;

/** Returns the path pattern of a screen for the route table, with `:parameters`, without the leading slash. */
export function routePath(screen: Screen, locale: Locale): string {
  return localized(patternOf(screen, locale), locale).slice(1);
}

/** Returns a link to a screen without parameters. */
export function addressOf(screen: PlainScreen, locale: Locale): string {
  return localized(patternOf(screen, locale), locale);
}

export function categoryAddress(locale: Locale, category: { id: number; slug: string }): string {
  return localized(`/${category.id}/${category.slug}`, locale);
}

/** Returns the address of the part of a category that also belongs to the tree of men (1) or women (9). */
export function sectionAddress(locale: Locale, category: { id: number; slug: string }, section: Section): string {
  return localized(`/${category.id}/${category.slug}/${section}`, locale);
}

/** Returns the address of a product; `categorySlug` is null for one without a default category. */
export function productAddress(
  locale: Locale,
  product: { id: number; slug: string; categorySlug: string | null },
): string {
  return localized(`/${product.id}/${product.categorySlug ?? uncategorizedSlug}/${product.slug}`, locale);
}

export function summaryAddress(locale: Locale, order: { id: string; summaryHash: string }): string {
  return localized(`/shrnuti/${order.id}/${order.summaryHash}`, locale);
}

/** Returns the address of one order's withdrawal form, for anybody with its hash (domain 5.1: no sign-in). */
export function orderWithdrawalAddress(locale: Locale, order: { id: string; summaryHash: string }): string {
  return `${addressOf("withdrawal", locale)}/${order.id}/${order.summaryHash}`;
}

export const withdrawalWord = "potvrzeni";

/** Returns the address of the page that reviews, confirms and later shows a withdrawal statement. */
export function withdrawalReviewAddress(locale: Locale, id: string): string {
  return `${addressOf("withdrawal", locale)}/${withdrawalWord}/${id}`;
}

/** Returns a link for an e-mail, with the secret that opens the page. */
export function newPasswordAddress(locale: Locale, hash: string): string {
  return localized(`/zmena-hesla/${hash}`, locale);
}

export function emailVerificationAddress(locale: Locale, hash: string): string {
  return localized(`/overeni-e-mailu/${hash}`, locale);
}

export function accountOrderAddress(locale: Locale, order: { id: string }): string {
  return localized(`/ucet/objednavka/${order.id}`, locale);
}

/** The address that receives the payment gateway's notifications. */
export const paymentNoticeAddress = "/platba/oznameni";

/** Returns the address of the built-in gateway's page for one payment. */
export function trialGatewayAddress(locale: Locale, transactionId: string): string {
  return `${addressOf("trialGateway", locale)}?${new URLSearchParams({ id: transactionId })}`;
}

/** The address of a download, which is the same in both languages. */
export const accountExportAddress = "/ucet/export";
export function infoAddress(locale: Locale, { id, slug }: { id: number | string; slug: string }): string {
  return localized(`/info/${id}/${slug}`, locale);
}

export function postAddress(locale: Locale, { slug }: { slug: string }): string {
  return localized(`/blog/${slug}`, locale);
}

/** Returns the address of a newsletter's link; `purpose` says what the link does. */
export function newsletterAddress(locale: Locale, purpose: "confirm" | "leave", token: string): string {
  return localized(`/newsletter/${newsletterWords[purpose]}/${token}`, locale);
}

export const newsletterWords = { confirm: "potvrzeni", leave: "odhlaseni" } as const;

export function sharedWishlistAddress(locale: Locale, shareId: string): string {
  return localized(`/wishlist/${shareId}`, locale);
}

export function searchAddress(locale: Locale, query: string): string {
  return `${addressOf("search", locale)}?${new URLSearchParams({ q: query })}`;
}

/**
 * Returns the address of a picture. `widthPx` is one of `pictureWidthsPx`; anything else responds 404. The address is
 * absolute where a CDN serves the pictures.
 */
export function pictureAddress(size: PictureSize, file: string, widthPx?: number): string {
  return `${picturesOrigin()}/img/product/${size}/${encodeURIComponent(file)}${widthPx ? `?w=${widthPx}` : ""}`;
}

/** The API's documentation, for people and machines. */
export const apiDocsAddress = "/api/docs";
export const apiDocumentAddress = "/api/openapi.json";

/** The action of the language switch's form. */
export const languageAddress = "/language";

/** The action of the cookie bar's form. */
export const consentAddress = "/consent";

/** The action of the forms that close a banner. */
export const closeAddress = "/close";

/** The action of the form that switches lite mode. */
export const liteModeAddress = "/light";

/** Returns the address that redirects to a banner's target and closes the pop-up. */
export function bannerAddress(locale: Locale, banner: { id: string }): string {
  return localized(`/banner/${banner.id}`, locale);
}

export const placeholderAddress = "/img/noimage.jpg";

export const sections = ["muzi", "zeny"] as const;
export type Section = (typeof sections)[number];
export const rootCategoryOf = { muzi: 1, zeny: 9 } as const satisfies Record<Section, number>;
export const uncategorizedSlug = "nezarazeno";

export function isSection(slug: string | undefined): slug is Section {
  return sections.some((section) => section === slug);
}

/** Returns true for a path that `productAddress` could return. */
export function isProductPath(pathname: string): boolean {
  const [, last] = /^(?:\/sk)?\/\d+\/[^/]+\/([^/]+)$/.exec(pathname) ?? [];
  return last !== undefined && !isSection(last);
}

/**
 * Returns the path of the same page in the other language, for paths that do not depend on the database; the catalog
 * translates its own slugs. `pathname` is without query and hash.
 */
export function translatedPath(pathname: string, target: Locale): string {
  const source = localeOfPath(pathname);
  if (source === target) return pathname;
  const bare = source === defaultLocale ? pathname : pathname.replace(/^\/sk(?=\/|$)/, "") || "/";
  for (const paths of Object.values(book)) {
    if (typeof paths !== "string" && paths[source] === bare) return localized(paths[target], target);
  }
  return localized(bare, target);
}

/** Returns true for a path of the address book without parameters, whose translation needs no database. */
export function isFixedPath(pathname: string): boolean {
  const locale = localeOfPath(pathname);
  return Object.values(book).some((paths) => {
    const path = typeof paths === "string" ? paths : paths[locale];
    return !path.includes(":") && localized(path, locale) === pathname;
  });
}

/** Returns the redirect target of an alternative path (decisions 20 and 21); undefined for every other path. */
export function movedAddress(pathname: string): string | undefined {
  const locale = localeOfPath(pathname);
  const bare = locale === defaultLocale ? pathname : pathname.replace(/^\/sk/, "") || "/";
  const otherWord = Object.values(book).find((paths) => typeof paths !== "string" && isOtherWord(paths, locale, bare));
  if (typeof otherWord === "object") return localized(otherWord[locale], locale);
  const moved = new Map<string, string>([
    [book.cartAlternate, addressOf("cart", locale)],
    [book.shopAlternate, addressOf("home", locale)],
    [book.men, localized("/1/muzi", locale)],
    [book.women, localized("/9/zeny", locale)],
  ]);
  return moved.get(bare.replace(/(?<=.)\/$/, ""));
}

/** Returns true for the path of the other language. */
function isOtherWord(paths: Record<Locale, string>, locale: Locale, bare: string): boolean {
  return paths[otherLocale(locale)] === bare.replace(/(?<=.)\/$/, "");
}

type PlainScreen = {
  [Name in Screen]: (typeof book)[Name] extends `${string}:${string}` ? never : Name;
}[Screen];

function patternOf(screen: Screen, locale: Locale): string {
  const paths: string | Record<Locale, string> = book[screen];
  return typeof paths === "string" ? paths : paths[locale];
}

function localized(path: string, locale: Locale): string {
  if (locale === defaultLocale) return path;
  return path === "/" ? `/${locale}` : `/${locale}${path}`;
}
