import type { CartLine } from "~/features/cart/cart";

/** Returns a cart line with a jacket; `given` replaces some of its values. */
export function jacketLine(given: Partial<CartLine> = {}): CartLine {
  return {
    id: "line",
    productId: 1001,
    variantId: 1,
    code: "KA-1001-52",
    name: "Bunda",
    slug: "bunda",
    categorySlug: null,
    colour: "černá",
    size: "52",
    picture: null,
    note: "",
    quantity: 1,
    unitMinor: 12_990,
    seenUnitMinor: 12_990,
    onHand: 5,
    isPickupOnly: false,
    taxBasisPoints: 2100,
    isInSale: false,
    allowsMessage: false,
    ...given,
  };
}
