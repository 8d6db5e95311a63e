import { addressOf, infoAddress } from "~/addresses";
import { type Locale, locales } from "~/platform/i18n/locale";

/** Pages with an address of their own; every other page is /info/{id}/{slug}. */
export const specialPages = {
  contact: "contact",
  club: "club",
  "gift-vouchers": "giftVouchers",
  stores: "stores",
  services: "services",
  "wardrobe-service": "wardrobeService",
  alterations: "alterations",
  "smooth-sleeves": "smoothSleeves",
  "recut-sleeves": "recutSleeves",
  "dry-cleaner": "dryCleaner",
} as const;

export type SpecialPageId = keyof typeof specialPages;

/** Pages that a reader finds side by side. */
export const pageGroups = ["shopping", "advice", "company", "services"] as const;
export type PageGroup = (typeof pageGroups)[number];

/** A page that lies under another one; the services alone have depths. */
const parents: Partial<Record<string, SpecialPageId>> = {
  "wardrobe-service": "services",
  alterations: "services",
  "dry-cleaner": "services",
  "smooth-sleeves": "alterations",
  "recut-sleeves": "alterations",
};

/** `id` is the number of an info page as text, or one of `specialPages`. */
export type PageLink = { id: string; title: string; slug: string };

export function isSpecialPage(id: string): id is SpecialPageId {
  return Object.hasOwn(specialPages, id);
}

export function pageAddress(locale: Locale, { id, slug }: Pick<PageLink, "id" | "slug">): string {
  return isSpecialPage(id) ? addressOf(specialPages[id], locale) : infoAddress(locale, { id, slug });
}

/** What an address asks for, whatever its slug: the id of a page, in a language. Undefined where no page can be. */
export function pageIdAt(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/$/, "");
  for (const id of Object.keys(specialPages).filter(isSpecialPage)) {
    if (locales.some((locale) => addressOf(specialPages[id], locale) === path)) return id;
  }
  return /^(?:\/sk)?\/info\/([1-9]\d{0,5})(?:\/[^/]+)?$/.exec(path)?.[1];
}

export function isUnder(id: string, parent: string): boolean {
  return parents[id] === parent;
}

/** The pages above a page, the highest first. */
export function pagesAbove(id: string, pages: readonly PageLink[]): PageLink[] {
  const above = pages.find((page) => page.id === parents[id]);
  return above ? [...pagesAbove(above.id, pages), above] : [];
}
