import { addressOf, infoAddress } from "~/addresses";
import { type Locale, locales } from "~/platform/i18n/locale";

/** Pages with an address of their own; all others are at /info/{id}/{slug}. */
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

/** Groups of pages that link to each other as siblings. */
export const pageGroups = ["shopping", "advice", "company", "services"] as const;
export type PageGroup = (typeof pageGroups)[number];

/** Parent of each child page; only the services have child pages. */
const parents: Partial<Record<string, SpecialPageId>> = {
  "wardrobe-service": "services",
  alterations: "services",
  "dry-cleaner": "services",
  "smooth-sleeves": "alterations",
  "recut-sleeves": "alterations",
};

/** A link to a page. `id` is the number of an info page as text, or one of `specialPages`. */
export type PageLink = { id: string; title: string; slug: string };

export function isSpecialPage(id: string): id is SpecialPageId {
  return Object.hasOwn(specialPages, id);
}

export function pageAddress(locale: Locale, { id, slug }: Pick<PageLink, "id" | "slug">): string {
  return isSpecialPage(id) ? addressOf(specialPages[id], locale) : infoAddress(locale, { id, slug });
}

/** Finds the page id in a path of any language, whatever its slug. Returns undefined when the path cannot be a page. */
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

/** Returns the ancestors of a page, the topmost first. */
export function pagesAbove(id: string, pages: readonly PageLink[]): PageLink[] {
  const parent = pages.find((page) => page.id === parents[id]);
  return parent ? [...pagesAbove(parent.id, pages), parent] : [];
}
