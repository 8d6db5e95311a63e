import type { GoodsTotals } from "~/features/vouchers/goodsPrice";

import type { CartLine } from "../cart";

/** What the header's panel shows of a cart. */
export type CartGlance = {
  /** The newest first. */
  lines: GlanceLine[];
  /** Lines beyond those. */
  moreCount: number;
  totals: GoodsTotals;
};

export type GlanceLine = Pick<
  CartLine,
  | "id"
  | "productId"
  | "slug"
  | "categorySlug"
  | "name"
  | "colour"
  | "size"
  | "picture"
  | "quantity"
  | "unitMinor"
  | "onHand"
>;

/** Lines that the panel lists (specification 1). */
export const glanceLines = 5;

/** `lines` in the order in which they were added; the totals are those of all of them. */
export function glanceAt(lines: readonly CartLine[], totals: GoodsTotals): CartGlance {
  const shown = [...lines].reverse().slice(0, glanceLines);
  return {
    lines: shown.map(
      ({ id, productId, slug, categorySlug, name, colour, size, picture, quantity, unitMinor, onHand }) => ({
        ...{ id, productId, slug, categorySlug, name, colour, size },
        ...{ picture, quantity, unitMinor, onHand },
      }),
    ),
    moreCount: lines.length - shown.length,
    totals,
  };
}
