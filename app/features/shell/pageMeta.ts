import type { MetaDescriptor } from "@remix-run/node";

import { isFixedPath, translatedPath } from "~/addresses";
import { localeOfPath, otherLocale } from "~/platform/i18n/locale";

type Match = { id: string; data: unknown; pathname: string };

/** What a search engine learns of a page's URL, where the shop is indexed. */
export type IndexedAs = {
  /** The part of the query that makes it a separate page, such as the second one of a listing. */
  search?: string | undefined;
  /** The page's path in the other language; null where there is none. Fixed paths need none given. */
  elsewhere?: string | null | undefined;
};

/** The page's title with the brand; robots, canonical and hreflang by the setting `indexing` (decision 29). */
export function pageMeta(
  matches: readonly (Match | undefined)[],
  title: string,
  description?: string,
  indexedAs: IndexedAs = {},
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === "root")?.data;
  const brand = stringOf(root, "brand");
  const about = description || stringOf(root, "description");
  const origin = stringOf(root, "indexedOrigin");
  const page = matches.at(-1);
  return [
    { title: [title, brand].filter(Boolean).join(" – ") },
    { name: "description", content: about },
    ...(origin && title && page && isIndexable(page.id)
      ? addressLinks(origin, page.pathname, indexedAs)
      : [{ name: "robots", content: "noindex, nofollow" }]),
  ];
}

/** Screens that search engines may index; a route's id is its screen's name and its language. */
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
  const path = pathname.replace(/(?<=.)\/$/, "");
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
    ...(otherPath && search === "" ? [link("alternate", path, locale), link("alternate", otherPath, other)] : []),
  ];
}

function stringOf(data: unknown, name: string): string {
  if (typeof data !== "object" || data === null || !(name in data)) return "";
  return String(Object.entries(data).find(([key]) => key === name)?.[1] ?? "");
}
