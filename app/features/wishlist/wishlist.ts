import type { Availability } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** Wishlist rules. Amounts are whole smallest units with VAT of the shop version's currency. */

/** Products on one page (decision 30). */
export const wishlistPageSize = 60;

/** A limit, because every page of the visitor carries the ids for the hearts on its cards. */
export const maxWishlistItems = 200;

/** Characters, counted after emojis are removed (decisions 72 and 76). */
export const maxNoteLength = 500;

/** A guest, by the temporary id in the cookie, or a customer. */
export type WishlistOwner = { tempId: string } | { customerId: string };

/** A saved product: the owner's note, and its price and availability when it was saved. */
export type WishlistItem = {
  productId: number;
  note: string;
  /** Null when the product was not sold in this shop version then. */
  seenMinor: number | null;
  seenAvailability: Availability;
};

export type WishlistMarks = {
  /** The price when it was saved; null unless it costs less now. */
  droppedFromMinor: number | null;
  /** True when the e-shop could not send it when it was saved, and can now. */
  isBack: boolean;
};

export function markImprovements(
  item: Pick<WishlistItem, "seenMinor" | "seenAvailability">,
  today: { priceMinor: number; availability: Availability },
): WishlistMarks {
  const { seenMinor, seenAvailability } = item;
  return {
    droppedFromMinor: seenMinor !== null && today.priceMinor < seenMinor ? seenMinor : null,
    isBack: seenAvailability !== "online" && today.availability === "online",
  };
}

export const seenColumnOf = { cs: "seen_czk_minor", sk: "seen_eur_minor" } as const satisfies Record<Locale, string>;

/** An empty list has one page. */
export function wishlistPageCount(count: number): number {
  return Math.max(1, Math.ceil(count / wishlistPageSize));
}

/** Share ids have 22 characters; anything else matches no list. */
export function isShareId(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{22}$/.test(text);
}
