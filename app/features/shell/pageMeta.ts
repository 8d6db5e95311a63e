import type { MetaDescriptor } from "@remix-run/node";

import { isFixedPath, translatedPath } from "~/addresses";
import { defaultLocale, localeOfPath, otherLocale } from "~/platform/i18n/locale";

type Match = { id: string; data: unknown; pathname: string };

/** What a page provides for search engines, if the shop is indexed, and for sites where its link is shared. */
export type IndexedAs = {
  /** The part of the query that makes it a separate page, such as the second one of a listing. */
  search?: string | undefined;
  /** The page's path in the other language; null when there is none. It is not needed for fixed paths. */
  elsewhere?: string | null | undefined;
  /** Address of the picture that is shown where the page's link is shared; null for the shop's own picture. */
  picture?: string | null | undefined;
};

/**
 * Builds the page's title with the brand; robots, canonical and hreflang by the setting `indexing` (decision 29); and
 * for public pages the tags that are shown where their link is shared.
 */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  title: string,
  description?: string,
  indexedAs: IndexedAs = {},
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data;
  const brand = stringOf(root, "brand");
  const about = description || stringOf(root, "description");
  const origin = stringOf(root, "origin");
  const page = matches.at(-1);
  const isPublic = title !== "" && page !== undefined && isIndexable(page.id);
  return [
    { title: [title, brand].filter(Boolean).join(" – ") },
    { name: "description", content: about },
    ...(isPublic && stringOf(root, "isIndexed") === "true"
      ? addressLinks(origin, page.pathname, indexedAs)
      : [{ name: "robots", content: "noindex, nofollow" }]),
    ...(isPublic ? sharedAs(origin, { title, brand, pathname: page.pathname }, indexedAs) : []),
  ];
}

/** Builds the tags for shared links. The description is not repeated, as readers of these tags use the page's own. */
function sharedAs(
  origin: string,
  { title, brand, pathname }: { title: string; brand: string; pathname: string },
  { search = "", picture }: IndexedAs,
): MetaDescriptor[] {
  const properties = {
    "og:title": title,
    "og:type": "website",
    "og:site_name": brand,
    "og:url": origin + pathOf(pathname) + search,
    "og:image": new URL(picture ?? sharedPicture, origin).href,
  };
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** The default picture, the rail of the home page, in the format used for shared links. */
const sharedPicture = "/img/share.jpg";

function pathOf(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, "");
}

/** Screens that search engines may index; a route's id consists of its screen's name and its language. */
const indexedScreens = [
  "home",
  "catalog",
  "infoFolder",
  "giftVouchers",
  "servicesFolder",
  "dryCleaner",
  "stores",
  "blogFolder",
];

function isIndexable(routeId: string): boolean {
  return indexedScreens.includes(routeId.replace(/\.\w+$/, ""));
}

function addressLinks(origin: string, pathname: string, { search = "", elsewhere }: IndexedAs): MetaDescriptor[] {
  const locale = localeOfPath(pathname);
  const path = pathOf(pathname);
  const other = otherLocale(locale);
  const otherPath = elsewhere === undefined && isFixedPath(path) ? translatedPath(path, other) : elsewhere;
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: "link",
    rel,
    href: origin + href,
    ...(hrefLang ? { hrefLang } : {}),
  });
  return [
    link("canonical", path + search),
    ...(otherPath && search === ""
      ? [
          link("alternate", path, locale),
          link("alternate", otherPath, other),
          link("alternate", locale === defaultLocale ? path : otherPath, "x-default"),
        ]
      : []),
  ];
}

function stringOf(data: unknown, name: string): string {
  if (typeof data !== "object" || data === null || !(name in data)) return "";
  return String(Object.entries(data).find(([key]) => key === name)?.[1] ?? "");
}
