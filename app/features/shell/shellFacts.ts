import type { Measured } from "~/features/analytics/pageFacts";
import type { ConsentBarFacts } from "~/features/consent/consentBar";
import type { Banner } from "~/features/content/banner";
import type { MenuEntry } from "~/features/settings/settings";
import type { Notice } from "~/platform/http/notice.server";

/** What a visitor may still answer, close or switch on this page; null for what is not shown. */
export type VisitorChoices = {
  consentBar: ConsentBarFacts | null;
  promo: Banner | null;
  popup: PopupFacts | null;
  isLight: boolean;
};

/** The pop-up for wide and for narrow screens; where one is missing, the other is shown on both. */
export type PopupFacts = { wide: Banner | null; narrow: Banner | null };

/** What the shell around every page shows: the shop's own things, and what it knows of this visitor. */
export type ShellFacts = VisitorChoices & {
  measured: Measured;
  brand: string;
  menu: MenuEntry[];
  notice: Notice | null;
  /** Pieces in the visitor's cart. */
  pieceCount: number;
  /** Products on the visitor's wishlist. */
  wishCount: number;
  /** Their ids, for the hearts of cards. */
  wishIds: number[];
  /** Null for a guest. */
  account: AccountFacts | null;
};

export type AccountFacts = {
  firstname: string;
  lastname: string;
  email: string;
  /** Null for a customer of no group. */
  group: { description: string; discountPercent: number } | null;
};
