import type { Locale } from "~/platform/i18n/locale";

/** A withdrawal from a contract by item, in two steps: a statement, and its confirmation (domain 5.1). */

/** What is left of an order line to withdraw from. */
export type OpenLine = {
  /** From 1. */
  position: number;
  name: string;
  variantName: string;
  /** Pieces ordered. */
  quantity: number;
  /** Pieces that were not withdrawn from yet. */
  openQuantity: number;
  /** Made or altered for the customer, so that nothing of it can be given back (decision 70). */
  isAltered: boolean;
};

export type WithdrawnLine = { linePosition: number; quantity: number };

export type Statement = {
  locale: Locale;
  /** The order whose key the customer holds; null for who only knows its number. */
  orderId: string | null;
  orderNumber: string;
  name: string;
  email: string;
  /** The pieces as the customer named or picked them, a line each; empty for the whole order. */
  goods: string;
  /** The pieces that were picked by the customer who holds the order's key. */
  lines: readonly WithdrawnLine[];
};

export const longestGoods = 1_000;

/** `2× Bunda Matěj, černá, 52`, a line each. */
export function writtenPieces(picked: readonly WithdrawnLine[], open: readonly OpenLine[]): string {
  const pieces = picked.map(({ linePosition, quantity }) => {
    const line = open.find(({ position }) => position === linePosition);
    return `${quantity}× ${[line?.name, line?.variantName].filter(Boolean).join(", ")}`;
  });
  return pieces.join("\n");
}

/** Where somebody else has looked at the same order meanwhile, fewer pieces may be left than were picked. */
export function clipToOpen(wanted: readonly WithdrawnLine[], open: readonly OpenLine[]): WithdrawnLine[] {
  return wanted.flatMap(({ linePosition, quantity }) => {
    const left = withdrawableLines(open).find(({ position }) => position === linePosition)?.openQuantity ?? 0;
    const pieces = Math.min(quantity, left);
    return pieces > 0 ? [{ linePosition, quantity: pieces }] : [];
  });
}

export function withdrawableLines(open: readonly OpenLine[]): OpenLine[] {
  return open.filter(({ isAltered, openQuantity }) => !isAltered && openQuantity > 0);
}

export function wholeOrder(open: readonly OpenLine[]): WithdrawnLine[] {
  return withdrawableLines(open).map(({ position, openQuantity }) => ({
    linePosition: position,
    quantity: openQuantity,
  }));
}

/** True when nothing of the order is kept. */
export function isAllWithdrawn(open: readonly OpenLine[]): boolean {
  return open.every(({ openQuantity }) => openQuantity === 0);
}

export function pieceCount(lines: readonly WithdrawnLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
