import { type DeliveryOffer, type OrderTotals, orderTotals } from "~/features/delivery/delivery";
import { goodsTotals } from "~/features/vouchers/goodsPrice";

import type { Checkout } from "./checkout";

/**
 * The costs of the order with one carrier: while no payment is chosen, and with each payment that goes with the
 * carrier.
 */
type CarrierTotals = { alone: OrderTotals; byPayment: Record<string, OrderTotals> };

/** The costs of the order with every choice of the delivery step, so that its summary follows the selection. */
export type OfferTotals = {
  /** The costs while no carrier is chosen: the goods alone. */
  goods: OrderTotals;
  /** Is true when the delivery is free with every carrier. */
  isAlwaysFree: boolean;
  byCarrier: Record<string, CarrierTotals>;
};

export function totalsOfOffer(
  { price, settings, currency }: Pick<Checkout, "price" | "settings" | "currency">,
  offer: Pick<DeliveryOffer, "carriers" | "payments">,
): OfferTotals {
  const limits = { freeAboveMinor: settings.free_delivery_above_minor, currencyCode: currency.code };
  const unpaid = { id: "card", priceMinor: 0 } as const;
  const byCarrier = offer.carriers.map((carrier): [string, CarrierTotals] => {
    const totalsWith = (payment: DeliveryOffer["payments"][number]) =>
      orderTotals(price.goodsMinor, { carrier, payment }, limits, price);
    const payments = offer.payments.filter(({ id }) => carrier.paymentIds.includes(id));
    const byPayment = Object.fromEntries(payments.map((payment) => [payment.id, totalsWith(payment)]));
    return [carrier.id, { alone: totalsWith(unpaid), byPayment }];
  });
  return {
    goods: { ...goodsTotals(price), deliveryMinor: 0, paymentMinor: 0, roundingMinor: 0 },
    isAlwaysFree: byCarrier.length > 0 && byCarrier.every(([, { alone }]) => alone.deliveryMinor === 0),
    byCarrier: Object.fromEntries(byCarrier),
  };
}
