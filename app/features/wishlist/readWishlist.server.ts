import type { ProductCard } from "~/features/productCard/card";
import { readCards } from "~/features/productCard/card.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";
import { markImprovements, type WishlistMarks, wishlistPageCount } from "./wishlist";
import { countWishlistItems, readWishlistItems } from "./wishlistItem.queries.server";

export type WishlistLine = { card: ProductCard; note: string; marks: WishlistMarks };

export type WishlistView = {
  lines: WishlistLine[];
  /** Number of the list's products that this shop version sells. */
  count: number;
  /** Number of the list's products that only the other shop version sells. */
  elsewhereCount: number;
  page: number;
};

/** Returns one page of a list; undefined for a page beyond its end. */
export async function readWishlist(
  db: Db,
  locale: Locale,
  { id, page }: { id: string; page: number },
  now: number,
): Promise<WishlistView | undefined> {
  const { sold, all } = await countWishlistItems(db, locale, id);
  if (page > wishlistPageCount(sold)) return undefined;
  const items = await readWishlistItems(db, locale, id, page);
  const ids = items.map(({ productId }) => productId);
  const cards = new Map((await readCards(db, locale, ids, now)).map((card) => [card.id, card]));
  const lines = items.flatMap((item) => {
    const card = cards.get(item.productId);
    return card ? [{ card, note: item.note, marks: markImprovements(item, card) }] : [];
  });
  return { lines, count: sold, elsewhereCount: all - sold, page };
}
