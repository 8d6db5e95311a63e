import type { ConsentedAnalytics } from "~/features/analytics/trackedPage";
import type { ConsentBarData } from "~/features/consent/consentBar";
import type { Banner } from "~/features/content/banner";
import type { Notice } from "~/platform/http/notice.server";
import type { LiteOfferState } from "~/platform/slowConnection/liteMode.server";
import type { PanelEntry } from "./menuPanels";

/** The dismissible parts of a page; null for parts that are not shown. */
export type VisitorChoices = {
  consentBar: ConsentBarData | null;
  promo: Banner | null;
  popup: PopupBanners | null;
  isLite: boolean;
  liteOffer: LiteOfferState;
  /** True when the page contains its styles. */
  isFirstPage: boolean;
};

/** The pop-up for wide and narrow screens; without one of them, the other is shown on both. */
export type PopupBanners = { wide: Banner | null; narrow: Banner | null };

/** The data of the shell around every page: the shop's settings and the visitor's state. */
export type ShellData = VisitorChoices & {
  consentedAnalytics: ConsentedAnalytics;
  brand: string;
  /** The seller's name as the law requires it. */
  company: string;
  /** The phone number and e-mail address by which customers reach the shop. */
  phone: string;
  email: string;
  menu: PanelEntry[];
  notice: Notice | null;
  /** Pieces in the visitor's cart. */
  pieceCount: number;
  /** Products on the visitor's wishlist. */
  wishlistCount: number;
  /** Ids of the wishlist's products, for the hearts of product cards. */
  wishlistProductIds: number[];
  /** Is null for a guest. */
  account: AccountSummary | null;
};

/**
 * What the header shows of a customer. Nothing in it names the customer, so that customers of one group can share a
 * page (docs/decisions/0006-pages-are-shared-for-a-second.md).
 */
export type AccountSummary = {
  /** Is null for a customer without a group. */
  group: { description: string; discountPercent: number } | null;
};
