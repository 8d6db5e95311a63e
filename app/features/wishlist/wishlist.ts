import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Wishlist rules. Amounts are whole smallest units with VAT of the shop version's currency. */

/** Decision 30. */
export const wishPageSize = 60;

/** More than anyone looks through; every page of the visitor carries the ids, for the hearts on its cards. */
export const mostWishes = 200;

/** Signs that a visitor sees, after emojis are gone (decisions 72 and 76). */
export const longestNote = 500;

/** A guest, by the id in the cookie, or a customer. */
export type WishlistOwner = { tempId: string } | { userId: string };

/** One saved product: the owner's words, and what held when it was saved. */
export type Wish = {
  productId: number;
  note: string;
  /** Null where the product was not sold in this shop version then. */
  seenMinor: number | null;
  seenAvailability: Availability;
};

export type WishMarks = {
  /** What it cost when it was saved; null unless it costs less now. */
  droppedFromMinor: number | null;
  /** The e-shop could not send it when it was saved, and can now. */
  isBack: boolean;
};

export function marksOf(
  wish: Pick<Wish, "seenMinor" | "seenAvailability">,
  today: { priceMinor: number; availability: Availability },
): WishMarks {
  const { seenMinor, seenAvailability } = wish;
  return {
    droppedFromMinor: seenMinor !== null && today.priceMinor < seenMinor ? seenMinor : null,
    isBack: seenAvailability !== "online" && today.availability === "online",
  };
}

export const seenColumnOf = { cs: "seen_czk_minor", sk: "seen_eur_minor" } as const satisfies Record<Locale, string>;

/** An empty list has one page. */
export function wishPageCount(count: number): number {
  return Math.max(1, Math.ceil(count / wishPageSize));
}

/** Share ids are 22 characters; anything else names no list. */
export function isShareId(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{22}$/.test(text);
}
