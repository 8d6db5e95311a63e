import { share } from "~/features/orders/invoicing/share";
import type { Order } from "~/features/orders/orders";
import { refundDueOn } from "~/features/orders/refunds/refund";
import { giftSum } from "~/features/vouchers/discount";
import { pragueClock } from "~/platform/time/pragueClock";

/** What a withdrawal gives back, in whole smallest units with VAT (§ 1832 of the Czech civil code; domain 5). */
export type Settlement = {
  goodsMinor: number;
  deliveryMinor: number;
  /** The loss in value of the goods. */
  loweredMinor: number;
  /** The part of the sum that goes back to gift vouchers. */
  giftMinor: number;
  /** The part of the sum that is paid back in money. */
  refundMinor: number;
};

/** What the order's other withdrawals give back. */
export type OtherPaybacks = Pick<Settlement, "refundMinor" | "giftMinor" | "deliveryMinor">;

/** Pieces of a line; positions count from 1. */
export type SettledPieces = {
  position: number;
  quantity: number;
  /** Pieces of the same line that credit notes have taken back already. */
  creditedQuantity: number;
  /** What discounts for defects have already given back of the line's price. */
  discountedMinor: number;
};

type Facts = {
  pieces: readonly SettledPieces[];
  /** The cheapest delivery that was offered; null while the customer keeps a part of the order. */
  cheapestDeliveryMinor: number | null;
  loweredMinor: number;
  others: OtherPaybacks;
};

/**
 * Calculates what a withdrawal gives back. That is the price of the pieces after discounts. With the last pieces of the
 * order the delivery is added, at most the cheapest that was offered, but no payment fee. Money that was paid is paid
 * back first, and the rest goes to gift vouchers.
 */
export function settlementOf(order: Pick<Order, "lines" | "totals">, facts: Facts): Settlement {
  const { pieces, cheapestDeliveryMinor, loweredMinor, others } = facts;
  const { deliveryMinor: paidDeliveryMinor, totalMinor, discounts } = order.totals;
  const goodsMinor = pieces.reduce((sum, piece) => sum + priceOf(order, piece), 0);
  const owedDelivery = Math.min(paidDeliveryMinor, cheapestDeliveryMinor ?? 0) - others.deliveryMinor;
  const deliveryMinor = Math.max(0, owedDelivery);
  const valueMinor = Math.max(0, goodsMinor + deliveryMinor - loweredMinor);
  const refundMinor = Math.min(valueMinor, Math.max(0, totalMinor - others.refundMinor));
  const giftMinor = Math.min(valueMinor - refundMinor, giftSum(discounts) - others.giftMinor);
  return { goodsMinor, deliveryMinor, loweredMinor, giftMinor, refundMinor };
}

/**
 * Returns the price of pieces of a line. It is rounded in such a way that the pieces of a line add up to the line's
 * price, as on credit notes. It is never more than discounts for defects have left of the line's price.
 */
export function priceOf({ lines }: Pick<Order, "lines">, piece: SettledPieces): number {
  const line = lines[piece.position - 1];
  if (!line) return 0;
  const paidMinor = line.lineMinor - line.discountMinor;
  const upTo = (quantity: number) => share(paidMinor, quantity, line.quantity);
  const creditedMinor = upTo(piece.creditedQuantity);
  const priceMinor = upTo(piece.creditedQuantity + piece.quantity) - creditedMinor;
  return Math.max(0, Math.min(priceMinor, paidMinor - piece.discountedMinor - creditedMinor));
}

/** Returns true after the last day on which the refund may be paid. */
export function isRefundLate(confirmedAt: number, now: number): boolean {
  return pragueClock(now).date > refundDueOn(confirmedAt);
}
