import { addressOf } from "~/addresses";
import { type InfoPageName, infoPageAddress } from "~/features/content/linkedInfoPages";
import type { Locale } from "~/platform/i18n/locale";

const screens = {
  giftVouchers: "giftVouchers",
  club: "club",
  all: "services",
  alterations: "alterations",
  dryCleaner: "dryCleaner",
  wardrobe: "wardrobeService",
  stores: "stores",
  contact: "contact",
  blog: "blog",
  withdrawal: "withdrawal",
} as const;

type ScreenName = keyof typeof screens;
export type FooterLink = ScreenName | InfoPageName;

type FooterColumn = { title: "shopping" | "services" | "about"; links: readonly FooterLink[] };

/** The footer's columns, by the keys of their texts (specification 2 names most of them). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: "shopping",
    links: [
      "delivery",
      "returns",
      "questions",
      "sizes",
      "care",
      "giftVouchers",
      "club",
      "terms",
      "claimRules",
      "withdrawal",
    ],
  },
  { title: "services", links: ["all", "alterations", "dryCleaner", "wardrobe"] },
  { title: "about", links: ["stores", "contact", "news", "blog", "jobs"] },
];

/** Links in the last line of the footer. */
export const smallLinks: readonly FooterLink[] = ["privacy", "accessibility"];

export function footerAddress(locale: Locale, link: FooterLink): string {
  return isScreen(link) ? addressOf(screens[link], locale) : infoPageAddress(locale, link);
}

function isScreen(link: FooterLink): link is ScreenName {
  return link in screens;
}
