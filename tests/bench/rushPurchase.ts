import type { Purchase } from "../support/purchase";

/** The product that every measured buyer orders. */
export const purchase: Purchase = { prefix: "", productId: 1001, colourId: "cerna", size: "50" };
