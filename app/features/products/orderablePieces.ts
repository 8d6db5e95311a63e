/**
 * Returns how many pieces a cart can hold: those of the e-shop, or else those of the stores, where they are picked up.
 */
export function orderablePieces({ onHand, inStores }: { onHand: number; inStores: number }): number {
  return onHand || inStores;
}
