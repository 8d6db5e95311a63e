import { addressOf, productAddress } from "~/addresses";
import type { Locale } from "~/platform/i18n/locale";
import { type GiftDetails, goesByEmailAlone, noProductId } from "./gift/gift";

/** Cart rules. Amounts are whole smallest units of the cart's currency with VAT. */

export const maxQuantity = 99;

/** Lines in one cart, limited because every page that shows a cart renders all of them. */
export const maxLines = 50;

/** One product variant in a cart, with today's price and stock. */
export type CartLine = {
  id: string;
  productId: number;
  variantId: number;
  code: string;
  name: string;
  slug: string;
  categorySlug: string | null;
  /** Colour and size in the cart's language; empty for a product without a choice. */
  colour: string;
  size: string;
  picture: string | null;
  note: string;
  quantity: number;
  unitMinor: number;
  /** The price of one piece when the visitor last saw this line. */
  seenUnitMinor: number;
  /** Number of pieces that the e-shop can send; when it has none, the number of pieces in the stores. */
  onHand: number;
  /** Is true when only stores have pieces, so that the line must be ordered for pickup (decision 36). */
  isPickupOnly: boolean;
  taxBasisPoints: number;
  /** Is true when the sale price is charged. */
  isInSale: boolean;
  /** Is true when the line may have a short message (decision 60). */
  allowsMessage: boolean;
  /** The buyer's choices for a gift voucher, which has no product; lines with a product have none. */
  gift?: GiftDetails | null;
};

/** A line whose variant the shop no longer sells, with the name that was last known. It does not count in any total. */
export type UnavailableLine = { id: string; name: string; quantity: number; seenUnitMinor: number };

/** A removed line with everything that Undo needs; `addedAt` gives its position among the other lines. */
export type RemovedLine = {
  id: string;
  productId: number;
  variantId: number;
  quantity: number;
  note: string;
  addedAt: number;
};

/** Returns the address of the page that shows the line's product or the gift vouchers. */
export function lineAddress(locale: Locale, line: Pick<CartLine, "productId" | "slug" | "categorySlug">): string {
  if (line.productId === noProductId) return addressOf("giftVouchers", locale);
  return productAddress(locale, { ...line, id: line.productId });
}

export type LineState = "ok" | "short" | "sold-out";

/**
 * Compares the line with the stock. short: fewer pieces are in stock than the line has · sold-out: no piece is in
 * stock.
 */
export function lineState(line: Pick<CartLine, "quantity" | "onHand">): LineState {
  if (line.onHand === 0) return "sold-out";
  return line.onHand < line.quantity ? "short" : "ok";
}

export function hasNewPrice(line: Pick<CartLine, "unitMinor" | "seenUnitMinor">): boolean {
  return line.unitMinor !== line.seenUnitMinor;
}

export function lineTotal(line: Pick<CartLine, "unitMinor" | "quantity">): number {
  return line.unitMinor * line.quantity;
}

/**
 * Returns the lines that can be ordered. A sold-out line stays in the cart, marked, and is not in the total (decision
 * 53).
 */
export function orderableLines<Line extends Pick<CartLine, "quantity" | "onHand">>(lines: readonly Line[]): Line[] {
  return lines.filter((line) => lineState(line) !== "sold-out");
}

export function goodsTotal(lines: readonly CartLine[]): number {
  return orderableLines(lines).reduce((sum, line) => sum + lineTotal(line), 0);
}

export function pieceCount(lines: readonly Pick<CartLine, "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0);
}

/** Returns true when the cart has lines and each can be ordered in full. */
export function isOrderable(lines: readonly Pick<CartLine, "quantity" | "onHand">[]): boolean {
  return lines.length > 0 && lines.every((line) => lineState(line) === "ok");
}

/**
 * Returns true when there is something to order and a parcel can deliver all of it, so that nothing must be picked up
 * in a store.
 */
export function canBeSent(lines: readonly CartLine[]): boolean {
  const orderable = orderableLines(lines);
  return orderable.length > 0 && !goesByEmailAlone(orderable) && orderable.every(({ isPickupOnly }) => !isPickupOnly);
}

/** Clamps a quantity to the stock, and to 99 (decision 51). */
export function clampQuantity(quantity: number, onHand: number): number {
  return Math.max(0, Math.min(quantity, onHand, maxQuantity));
}

/**
 * Returns the amount missing to free delivery, which starts strictly above the limit (decision 43); 0 when delivery is
 * free.
 */
export function missingToFreeDelivery(goodsMinor: number, freeAboveMinor: number): number {
  return Math.max(0, freeAboveMinor + 1 - goodsMinor);
}
