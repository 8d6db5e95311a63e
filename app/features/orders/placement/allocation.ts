import { fulfilmentPlaces, type PlaceStock } from "~/features/delivery/fulfilment";

/** The pieces of one order line that come from one place. */
export type Allocation = { linePosition: number; variantId: number; storeId: string; quantity: number };

/** Compares two allocations, for sorting them into the order in which all code locks stock. */
export function byVariantAndPlace(a: Allocation, b: Allocation): number {
  if (a.variantId !== b.variantId) return a.variantId - b.variantId;
  if (a.storeId !== b.storeId) return a.storeId < b.storeId ? -1 : 1;
  return a.linePosition - b.linePosition;
}

/** `gift` is set for a gift voucher, which has no stock in any place. */
type Wanted = { variantId: number; quantity: number; gift?: object | null };

/**
 * Plans which pieces to take from which place, in ascending order of variants and then of places, so that two orders
 * cannot deadlock, whichever store each is collected in. Line positions start at 1. Returns undefined when the places
 * do not have enough pieces.
 */
export function planAllocations(
  lines: readonly Wanted[],
  stock: readonly PlaceStock[],
  pickupStoreId: string | null,
): Allocation[] | undefined {
  const places = fulfilmentPlaces(stock, pickupStoreId).map((place) => ({ ...place }));
  const plan: Allocation[] = [];
  for (const { variantId, quantity, linePosition } of sortByVariant(lines)) {
    let missing = quantity;
    for (const place of places) {
      const taken = place.variantId === variantId ? Math.min(missing, place.onHand) : 0;
      if (taken === 0) continue;
      place.onHand -= taken;
      missing -= taken;
      plan.push({ linePosition, variantId, storeId: place.storeId, quantity: taken });
    }
    if (missing > 0) return undefined;
  }
  return plan.sort(byVariantAndPlace);
}

function sortByVariant(lines: readonly Wanted[]) {
  return lines
    .map((line, index) => ({ ...line, linePosition: index + 1 }))
    .filter(({ gift }) => !gift)
    .sort((a, b) => a.variantId - b.variantId || a.linePosition - b.linePosition);
}

/** Some pieces of a line of an order. */
export type OrderPieces = { orderId: string; linePosition: number; quantity: number };

/** Returns the pieces that the shop still owes to its customers: the pieces of orders without those that came back. */
export function withoutReturned<Pieces extends OrderPieces>(
  pieces: readonly Pieces[],
  returned: readonly OrderPieces[],
): Pieces[] {
  const lineOf = ({ orderId, linePosition }: OrderPieces) => `${orderId} ${linePosition}`;
  const back = new Map<string, number>();
  for (const returnedPieces of returned)
    back.set(lineOf(returnedPieces), (back.get(lineOf(returnedPieces)) ?? 0) + returnedPieces.quantity);
  return pieces.flatMap((owed) => {
    const there = Math.min(owed.quantity, back.get(lineOf(owed)) ?? 0);
    back.set(lineOf(owed), (back.get(lineOf(owed)) ?? 0) - there);
    return owed.quantity > there ? [{ ...owed, quantity: owed.quantity - there }] : [];
  });
}
