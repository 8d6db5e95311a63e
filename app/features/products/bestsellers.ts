/** The label goes to the products that sold best in so many days … */
export const bestsellerDays = 90;
/** … and to no more than so many in a hundred of those on offer (decision 33). */
const shareInPercent = 5;

export type Sold = { productId: number; pieces: number };

/**
 * Ids of the products that sold best, in ascending order. Those that share the last place have it only when there is
 * room for all of them: an id must not decide who is called a bestseller.
 */
export function topSellers(sold: readonly Sold[], offeredCount: number): number[] {
  const room = Math.ceil((offeredCount * shareInPercent) / 100);
  const ranked = sold.filter(({ pieces }) => pieces > 0).sort((a, b) => b.pieces - a.pieces);
  const firstOutside = ranked[room]?.pieces ?? 0;
  return ranked
    .filter(({ pieces }) => pieces > firstOutside)
    .map(({ productId }) => productId)
    .sort((a, b) => a - b);
}
