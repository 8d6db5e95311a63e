import { cashRounding } from "~/features/money/money";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { type Discount, discountSum, type GiftVoucher, giftSum, payWithGifts } from "~/features/vouchers/discount";

import type { CarrierId, CarrierRule } from "./carriers";
import { type PaymentId, paymentMethods } from "./paymentMethods";
import { type PickupSlot, parseSlot } from "./pickupSlots";

/** Rules of delivery and payment. Amounts are whole smallest units of the shop version's currency with VAT. */

export type Carrier = {
  id: CarrierId;
  kind: CarrierRule["kind"];
  priceMinor: number;
  /** The payments that it allows (decision 57). */
  paymentIds: readonly PaymentId[];
};

export type Payment = { id: PaymentId; priceMinor: number };

/** What a shop version offers, in display order. */
export type DeliveryOffer = { carriers: Carrier[]; payments: Payment[]; stores: PickupStore[] };

export type DeliveryChoice = {
  carrierId: string | null;
  paymentId: string | null;
  pickupStoreId: string | null;
  /** As `slotText` writes it. */
  pickupSlot: string | null;
};

/** A valid choice; `store` and `slot` are null for a parcel. */
export type Delivery = { carrier: Carrier; payment: Payment; store: PickupStore | null; slot: PickupSlot | null };

export type OrderTotals = {
  /** Before discounts. */
  goodsMinor: number;
  /** Discounts on the goods, and what gift vouchers pay of the total. */
  discounts: readonly Discount[];
  deliveryMinor: number;
  paymentMinor: number;
  /** Cash rounding, positive or negative (decision 46). */
  roundingMinor: number;
  /** What is left to pay. */
  totalMinor: number;
};

/**
 * Undefined when a part is not chosen or no longer offered, or when the parts cannot be combined. Whether the slot of a
 * pickup can be had is judged by `slotProblem`.
 */
export function findDelivery(choice: DeliveryChoice, offer: DeliveryOffer): Delivery | undefined {
  const carrier = offer.carriers.find(({ id }) => id === choice.carrierId);
  const payment = offer.payments.find(({ id }) => id === choice.paymentId);
  if (!carrier || !payment || !allowsPayment(carrier, payment.id)) return undefined;
  if (carrier.kind === "parcel") return { carrier, payment, store: null, slot: null };
  const store = offer.stores.find(({ id }) => id === choice.pickupStoreId);
  return store && { carrier, payment, store, slot: parseSlot(choice.pickupSlot) };
}

export function allowsPayment(carrier: Pick<Carrier, "paymentIds">, paymentId: string): boolean {
  return carrier.paymentIds.some((id) => id === paymentId);
}

/** Free strictly above the limit (decision 43). `goodsMinor` is the price of the goods after discounts. */
export function carrierPrice(carrier: Pick<Carrier, "priceMinor">, goodsMinor: number, freeAboveMinor: number): number {
  return goodsMinor > freeAboveMinor ? 0 : carrier.priceMinor;
}

/** The offer with the prices that an order of these goods would pay. */
export function pricedOffer(offer: DeliveryOffer, goodsMinor: number, freeAboveMinor: number): DeliveryOffer {
  const carriers = offer.carriers.map((carrier) => ({
    ...carrier,
    priceMinor: carrierPrice(carrier, goodsMinor, freeAboveMinor),
  }));
  return { ...offer, carriers };
}

type Reductions = { discounts: readonly Discount[]; gifts: readonly GiftVoucher[] };

/**
 * Subtracts discounts from the goods, which decides whether delivery is free, adds the fees, and lets gift vouchers pay
 * of the sum (decision 93). The fee for cash on delivery is never waived (decision 43).
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
  const roundingMinor = paymentMethods[payment.id].isCash ? cashRounding(dueMinor, currencyCode) : 0;
  const parts = { goodsMinor, discounts: [...discounts, ...paid], deliveryMinor, paymentMinor, roundingMinor };
  return { ...parts, totalMinor: dueMinor + roundingMinor };
}

/** The order's value, including what gift vouchers pay. VAT is computed from it, without the rounding. */
export function orderValue({ totalMinor, discounts }: Pick<OrderTotals, "totalMinor" | "discounts">): number {
  return totalMinor + giftSum(discounts);
}

/** The offer without gateway payments, and without carriers that then have no payment left. */
export function withoutOnlinePayments({ carriers, payments, stores }: DeliveryOffer): DeliveryOffer {
  const left = carriers.map((carrier) => ({
    ...carrier,
    paymentIds: carrier.paymentIds.filter((id) => !paymentMethods[id].isOnline),
  }));
  return {
    carriers: left.filter((carrier) => carrier.paymentIds.length > 0),
    payments: payments.filter(({ id }) => !paymentMethods[id].isOnline),
    stores,
  };
}
