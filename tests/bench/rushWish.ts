import type { Wish } from "../support/purchase";

/** The product that every measured buyer orders. */
export const wish: Wish = { prefix: "", productId: 1001, colourId: "cerna", size: "50" };
