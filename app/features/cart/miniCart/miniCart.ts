import type { GoodsTotals } from "~/features/vouchers/goodsPrice";

import type { CartLine } from "../cart";

/** The data of a cart that the header's panel shows. */
export type MiniCart = {
  /** The newest lines, the newest first. */
  lines: MiniCartLine[];
  /** Number of lines that are not listed. */
  moreCount: number;
  totals: GoodsTotals;
};

export type MiniCartLine = Pick<
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

/** Number of lines that the panel lists (specification 1). */
const maxMiniCartLines = 5;

/**
 * Returns the data of the panel. `lines` are in the order in which they were added; `totals` are those of all lines.
 */
export function toMiniCart(lines: readonly CartLine[], totals: GoodsTotals): MiniCart {
  const shown = [...lines].reverse().slice(0, maxMiniCartLines);
  return {
    lines: shown.map(
      ({ id, productId, slug, categorySlug, name, colour, size, picture, quantity, unitMinor, onHand }) => ({
        id,
        productId,
        slug,
        categorySlug,
        name,
        colour,
        size,
        picture,
        quantity,
        unitMinor,
        onHand,
      }),
    ),
    moreCount: lines.length - shown.length,
    totals,
  };
}
