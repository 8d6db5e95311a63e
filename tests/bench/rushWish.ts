import type { Wish } from "../support/purchase";

/** What everybody orders who is measured. */
export const wish: Wish = { prefix: "", productId: 1001, colourId: "cerna", size: "50" };
