import { cashRounding } from "~/features/money/money";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { type Discount, discountSum, type Gift, giftSum, payWithGifts } from "~/features/vouchers/discount";

/** Rules of delivery and payment. Amounts are whole smallest units of the shop version's currency with VAT. */

/** Those that the shop has texts for; a row of the database with another id is not offered. */
export const carrierIds = ["ppl", "pickup"] as const;
export const paymentIds = ["card", "transfer", "cod"] as const;
export type CarrierId = (typeof carrierIds)[number];
export type PaymentId = (typeof paymentIds)[number];

export type Carrier = {
  id: CarrierId;
  /** parcel: to an address · pickup: the visitor comes to a store. */
  kind: "parcel" | "pickup";
  priceMinor: number;
  /** The payments that go with it (decision 57). */
  paymentIds: readonly PaymentId[];
};

export type Payment = { id: PaymentId; priceMinor: number };

/** What a shop version offers, in the order in which it is shown. */
export type DeliveryOffer = { carriers: Carrier[]; payments: Payment[]; stores: PickupStore[] };

export type DeliveryChoice = { carrierId: string | null; paymentId: string | null; pickupStoreId: string | null };

/** A choice that holds: `store` is null for a parcel. */
export type Delivery = { carrier: Carrier; payment: Payment; store: PickupStore | null };

export type OrderTotals = {
  /** Before discounts. */
  goodsMinor: number;
  /** What comes off the goods, and what gift vouchers pay of all. */
  discounts: readonly Discount[];
  deliveryMinor: number;
  paymentMinor: number;
  /** Added to, or taken from, what is paid in cash (decision 46). */
  roundingMinor: number;
  /** What is left to pay. */
  totalMinor: number;
};

/** Undefined when something is not chosen, is offered no more, or does not go together. */
export function deliveryOf(choice: DeliveryChoice, offer: DeliveryOffer): Delivery | undefined {
  const carrier = offer.carriers.find(({ id }) => id === choice.carrierId);
  const payment = offer.payments.find(({ id }) => id === choice.paymentId);
  if (!carrier || !payment || !allowsPayment(carrier, payment.id)) return undefined;
  if (carrier.kind === "parcel") return { carrier, payment, store: null };
  const store = offer.stores.find(({ id }) => id === choice.pickupStoreId);
  return store && { carrier, payment, store };
}

export function allowsPayment(carrier: Pick<Carrier, "paymentIds">, paymentId: string): boolean {
  return carrier.paymentIds.some((id) => id === paymentId);
}

/** Free strictly above the limit (decision 43). `goodsMinor` is what the goods cost after discounts. */
export function carrierPrice(carrier: Pick<Carrier, "priceMinor">, goodsMinor: number, freeAboveMinor: number): number {
  return goodsMinor > freeAboveMinor ? 0 : carrier.priceMinor;
}

/** The same offer at the prices that an order of these goods would pay. */
export function pricedOffer(offer: DeliveryOffer, goodsMinor: number, freeAboveMinor: number): DeliveryOffer {
  const carriers = offer.carriers.map((carrier) => ({
    ...carrier,
    priceMinor: carrierPrice(carrier, goodsMinor, freeAboveMinor),
  }));
  return { ...offer, carriers };
}

type Reductions = { discounts: readonly Discount[]; gifts: readonly Gift[] };

/**
 * Discounts come off the goods, that decides whether delivery is free, fees are added, and gift vouchers pay of it all
 * (decision 93). The fee for cash on delivery is never waived (decision 43).
 */
export function orderTotals(
  goodsMinor: number,
  { carrier, payment }: { carrier: Pick<Carrier, "priceMinor">; payment: Payment },
  { freeAboveMinor, currencyCode }: { freeAboveMinor: number; currencyCode: string },
  { discounts, gifts }: Reductions = { discounts: [], gifts: [] },
): OrderTotals {
  const reducedMinor = goodsMinor - discountSum(discounts);
  const deliveryMinor = carrierPrice(carrier, reducedMinor, freeAboveMinor);
  const paymentMinor = payment.priceMinor;
  const valueMinor = reducedMinor + deliveryMinor + paymentMinor;
  const paid = payWithGifts(gifts, valueMinor);
  const dueMinor = valueMinor - giftSum(paid);
  const roundingMinor = isCash(payment) ? cashRounding(dueMinor, currencyCode) : 0;
  const parts = { goodsMinor, discounts: [...discounts, ...paid], deliveryMinor, paymentMinor, roundingMinor };
  return { ...parts, totalMinor: dueMinor + roundingMinor };
}

/** What the order is worth: all but what gift vouchers pay. VAT is counted from it, but for the rounding. */
export function orderValue({ totalMinor, discounts }: Pick<OrderTotals, "totalMinor" | "discounts">): number {
  return totalMinor + giftSum(discounts);
}

/** Whether the customer pays at a gateway. */
export function isOnlineId(paymentId: string): boolean {
  return paymentId === "card";
}

/** What is left where nothing can be paid at a gateway; a carrier without any payment is not. */
export function withoutOnlinePayments({ carriers, payments, stores }: DeliveryOffer): DeliveryOffer {
  const left = carriers.map((carrier) => ({
    ...carrier,
    paymentIds: carrier.paymentIds.filter((id) => !isOnlineId(id)),
  }));
  return {
    carriers: left.filter((carrier) => carrier.paymentIds.length > 0),
    payments: payments.filter(({ id }) => !isOnlineId(id)),
    stores,
  };
}

function isCash(payment: Payment): boolean {
  return payment.id === "cod";
}
