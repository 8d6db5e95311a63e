/** The bestseller label is for the products that sold best in this many days … */
export const bestsellerDays = 90;
/** … and for at most this percentage of the products on offer (decision 33). */
const shareInPercent = 5;

export type ProductSales = { productId: number; pieces: number };

/**
 * Returns the ids of the products that sold best, in ascending order. Products tied for the last place are included
 * only when there is room for all of them, as an id must not decide which product is called a bestseller.
 */
export function selectTopSellers(sold: readonly ProductSales[], offeredCount: number): number[] {
  const room = Math.ceil((offeredCount * shareInPercent) / 100);
  const ranked = sold.filter(({ pieces }) => pieces > 0).sort((a, b) => b.pieces - a.pieces);
  const firstOutside = ranked[room]?.pieces ?? 0;
  return ranked
    .filter(({ pieces }) => pieces > firstOutside)
    .map(({ productId }) => productId)
    .sort((a, b) => a - b);
}
