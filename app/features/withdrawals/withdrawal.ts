import { orderStates } from "~/features/delivery/orderStates";
import type { Order } from "~/features/orders/orders";
import { goodsName } from "~/features/products/goodsName";
import type { Locale } from "~/platform/i18n/locale";

/** Withdrawal from a contract, by item and in two steps: a statement and its confirmation (domain 5.1). */

/** An order line with the pieces that can still be returned. */
export type ReturnableLine = {
  /** The line's position, counted from 1. */
  position: number;
  name: string;
  variantName: string;
  /** The number of pieces ordered. */
  quantity: number;
  /** The number of pieces that are neither withdrawn from nor paid back because of a defect. */
  returnableQuantity: number;
  /** Whether the piece was made or altered for the customer: it cannot be returned (decision 70). */
  isAltered: boolean;
  /** Whether the line is a gift voucher that was spent, which cannot be returned either. */
  isUsedGift: boolean;
};

export type WithdrawnLine = { linePosition: number; quantity: number };

export type WithdrawalStatement = {
  locale: Locale;
  /** The order whose secret address was used; null when only the order's number was given. */
  orderId: string | null;
  orderNumber: string;
  name: string;
  email: string;
  /** The pieces as the customer described or selected them, one per line; empty for the whole order. */
  goods: string;
  /** The selected pieces; empty when only the order's number was given. */
  lines: readonly WithdrawnLine[];
};

export const maxGoodsLength = 1_000;

/** Formats pieces as `2× Bunda Matěj, černá, 52`, one per line. */
export function formatPieces(selected: readonly WithdrawnLine[], returnable: readonly ReturnableLine[]): string {
  const pieces = selected.map(({ linePosition, quantity }) => {
    const line = returnable.find(({ position }) => position === linePosition);
    return `${quantity}× ${goodsName(line?.name ?? "", line?.variantName ?? "")}`;
  });
  return pieces.join("\n");
}

/** Clamps the requested pieces to those left, as another statement may have been confirmed in the meantime. */
export function clampToReturnable(
  requested: readonly WithdrawnLine[],
  returnable: readonly ReturnableLine[],
): WithdrawnLine[] {
  return requested.flatMap(({ linePosition, quantity }) => {
    const left =
      withdrawableLines(returnable).find(({ position }) => position === linePosition)?.returnableQuantity ?? 0;
    const pieces = Math.min(quantity, left);
    return pieces > 0 ? [{ linePosition, quantity: pieces }] : [];
  });
}

export function withdrawableLines(returnable: readonly ReturnableLine[]): ReturnableLine[] {
  return returnable.filter((line) => closedReason(line) === null);
}

/** Returns why a line cannot be withdrawn from, as a key of the texts in `withdraw`; null when it can. */
export function closedReason({ isAltered, isUsedGift, returnableQuantity }: ReturnableLine) {
  if (isAltered) return "altered" as const;
  if (isUsedGift) return "usedGift" as const;
  return returnableQuantity === 0 ? ("gone" as const) : null;
}

export function allReturnable(returnable: readonly ReturnableLine[]): WithdrawnLine[] {
  return withdrawableLines(returnable).map(({ position, returnableQuantity }) => ({
    linePosition: position,
    quantity: returnableQuantity,
  }));
}

/** Returns true when all pieces of the order are withdrawn from. */
export function isAllWithdrawn(returnable: readonly ReturnableLine[]): boolean {
  return returnable.every(({ returnableQuantity }) => returnableQuantity === 0);
}

export function countWithdrawnPieces(lines: readonly WithdrawnLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Returns true while neither a carrier nor the customer has the goods, so that nothing has to be sent back. */
export function areGoodsWithShop({ state }: Pick<Order, "state">): boolean {
  const { isShipped, isDelivered, isCancelled } = orderStates[state];
  return !isShipped && !isDelivered && !isCancelled;
}
