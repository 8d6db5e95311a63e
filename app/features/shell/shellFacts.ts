import type { MenuEntry } from "~/features/settings/settings";
import type { Notice } from "~/platform/notice.server";

/** What the shell around every page shows: the shop's own things, and what it knows of this visitor. */
export type ShellFacts = {
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
