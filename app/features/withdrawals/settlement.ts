import { share } from "~/features/orders/invoicing/creditContent";
import type { Order } from "~/features/orders/orders";
import { refundDueOn } from "~/features/orders/refunds/refund";
import { giftSum } from "~/features/vouchers/discount";
import { pragueClock } from "~/platform/time/pragueClock";

/** What a withdrawal gives back, in whole smallest units with VAT (§ 1832 of the Czech civil code; domain 5). */
export type Settlement = {
  goodsMinor: number;
  deliveryMinor: number;
  /** What the goods have lost in value. */
  loweredMinor: number;
  /** Of the sum, what goes back to gift vouchers. */
  giftMinor: number;
  /** Of the sum, what is paid back in money. */
  refundMinor: number;
};

/** What the order's other withdrawals give back. */
export type OtherPaybacks = Pick<Settlement, "refundMinor" | "giftMinor" | "deliveryMinor">;

type Facts = {
  /** Of which line how many pieces, and how many of the same line credit notes have taken back already. */
  pieces: readonly { position: number; quantity: number; creditedQuantity: number }[];
  /** The cheapest delivery that was offered; null while a part of the order is kept. */
  cheapestDeliveryMinor: number | null;
  loweredMinor: number;
  others: OtherPaybacks;
};

/**
 * The price of the pieces after discounts; with the last of the order's pieces also its delivery, at most the cheapest
 * that was offered, but no fee of the payment. Money that was paid goes back first, the rest to gift vouchers.
 */
export function settlementOf(order: Pick<Order, "lines" | "totals">, facts: Facts): Settlement {
  const { pieces, cheapestDeliveryMinor, loweredMinor, others } = facts;
  const { deliveryMinor: paidDeliveryMinor, totalMinor, discounts } = order.totals;
  const goodsMinor = pieces.reduce((sum, one) => sum + priceOf(order, one), 0);
  const owedDelivery = Math.min(paidDeliveryMinor, cheapestDeliveryMinor ?? 0) - others.deliveryMinor;
  const deliveryMinor = Math.max(0, owedDelivery);
  const valueMinor = Math.max(0, goodsMinor + deliveryMinor - loweredMinor);
  const refundMinor = Math.min(valueMinor, Math.max(0, totalMinor - others.refundMinor));
  const giftMinor = Math.min(valueMinor - refundMinor, giftSum(discounts) - others.giftMinor);
  return { goodsMinor, deliveryMinor, loweredMinor, giftMinor, refundMinor };
}

/** Rounded so that all pieces of a line together are the line, as on credit notes. */
function priceOf({ lines }: Pick<Order, "lines">, piece: Facts["pieces"][number]): number {
  const line = lines[piece.position - 1];
  if (!line) return 0;
  const paidMinor = line.lineMinor - line.discountMinor;
  const upTo = (quantity: number) => share(paidMinor, quantity, line.quantity);
  return upTo(piece.creditedQuantity + piece.quantity) - upTo(piece.creditedQuantity);
}

/** True after the last day of the refund. */
export function isRefundLate(confirmedAt: number, now: number): boolean {
  return pragueClock(now).date > refundDueOn(confirmedAt);
}
