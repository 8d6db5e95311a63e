/** How many pieces a cart can hold: those of the e-shop, else those of the stores, which are collected there. */
export function orderablePieces({ onHand, inStores }: { onHand: number; inStores: number }): number {
  return onHand || inStores;
}
