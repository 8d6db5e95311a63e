import type { ConsentedAnalytics } from "~/features/analytics/trackedPage";
import type { ConsentBarData } from "~/features/consent/consentBar";
import type { Banner } from "~/features/content/banner";
import type { Notice } from "~/platform/http/notice.server";
import type { LiteOfferState } from "~/platform/slowConnection/liteMode.server";
import type { PanelEntry } from "./menuPanels";

/** The dismissible parts of a page; null for what is not shown. */
export type VisitorChoices = {
  consentBar: ConsentBarData | null;
  promo: Banner | null;
  popup: PopupBanners | null;
  isLite: boolean;
  liteOffer: LiteOfferState;
  /** It brings its styles along. */
  isFirstPage: boolean;
};

/** The pop-up for wide and narrow screens; without one of them, the other is shown on both. */
export type PopupBanners = { wide: Banner | null; narrow: Banner | null };

/** The data of the shell around every page: the shop's settings and the visitor's state. */
export type ShellData = VisitorChoices & {
  consentedAnalytics: ConsentedAnalytics;
  brand: string;
  /** The seller as law wants it named. */
  company: string;
  /** How customers reach the shop. */
  phone: string;
  email: string;
  menu: PanelEntry[];
  notice: Notice | null;
  /** Pieces in the visitor's cart. */
  pieceCount: number;
  /** Products on the visitor's wishlist. */
  wishCount: number;
  /** Their ids, for the wishlist hearts of product cards. */
  wishIds: number[];
  /** Null for a guest. */
  account: AccountSummary | null;
};

/** Nothing in it names the customer, so that customers of one group can share a page (docs/decisions/0006-pages-are-shared-for-a-second.md). */
export type AccountSummary = {
  /** Null for a customer without a group. */
  group: { description: string; discountPercent: number } | null;
};
