import type { ProductCard } from "~/features/productCard/card";
import { readCards } from "~/features/productCard/card.queries.server";
import type { Db } from "~/platform/database/database.server";
import type { Locale } from "~/platform/i18n/locale";

import { countWishes, readWishes } from "./wish.queries.server";
import { marksOf, type WishMarks, wishPageCount } from "./wishlist";

export type WishLine = { card: ProductCard; note: string; marks: WishMarks };

export type WishPage = {
  lines: WishLine[];
  /** Products of the list that this shop version sells. */
  count: number;
  /** Those that only the other one sells. */
  elsewhereCount: number;
  page: number;
};

/** One page of a list as it stands now; undefined for a page beyond its end. */
export async function readWishlist(
  db: Db,
  locale: Locale,
  { id, page }: { id: string; page: number },
  now: number,
): Promise<WishPage | undefined> {
  const { sold, all } = await countWishes(db, locale, id);
  if (page > wishPageCount(sold)) return undefined;
  const wishes = await readWishes(db, locale, id, page);
  const ids = wishes.map(({ productId }) => productId);
  const cards = new Map((await readCards(db, locale, ids, now)).map((card) => [card.id, card]));
  const lines = wishes.flatMap((wish) => {
    const card = cards.get(wish.productId);
    return card ? [{ card, note: wish.note, marks: marksOf(wish, card) }] : [];
  });
  return { lines, count: sold, elsewhereCount: all - sold, page };
}
