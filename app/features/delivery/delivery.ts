import { goesByEmailAlone, hasGift } from "~/features/cart/gift/gift";
import { cashRounding } from "~/features/money/money";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { type Discount, discountSum, type GiftVoucher, giftSum, payWithGifts } from "~/features/vouchers/discount";

import type { CarrierId, CarrierKind } from "./carriers";
import { isPaidInAdvance } from "./paidWhen";
import { type PaymentId, paymentMethods } from "./paymentMethods";
import { type PickupSlot, parseSlot } from "./pickupSlots";

/** Rules of delivery and payment. Amounts are whole smallest units of the shop version's currency with VAT. */

export type Carrier = {
  id: CarrierId;
  kind: CarrierKind;
  priceMinor: number;
  /** The payments that the carrier allows (decision 57). */
  paymentIds: readonly PaymentId[];
};

export type Payment = { id: PaymentId; priceMinor: number };

/** Parts of the offer that are read separately, so that each can fail alone. */
export const deliveryParts = ["carriers", "payments", "stores"] as const;
export type DeliveryPart = (typeof deliveryParts)[number];

/** What a shop version offers, in display order. A part that could not be read is empty, and named in `failedParts`. */
export type DeliveryOffer = {
  carriers: Carrier[];
  payments: Payment[];
  stores: PickupStore[];
  failedParts: readonly DeliveryPart[];
};

export type DeliveryChoice = {
  carrierId: string | null;
  paymentId: string | null;
  pickupStoreId: string | null;
  /** The pickup slot in the format of `slotText`. */
  pickupSlot: string | null;
};

/**
 * A valid choice. `store` and `slot` say where and when the order is picked up, `point` where the carrier hands it
 * over; each is null otherwise.
 */
export type Delivery = {
  carrier: Carrier;
  payment: Payment;
  store: PickupStore | null;
  slot: PickupSlot | null;
  point: PickupPoint | null;
};

export type OrderTotals = {
  /** Price of the goods before discounts. */
  goodsMinor: number;
  /** Discounts on the goods, and the amounts of the total that gift vouchers pay. */
  discounts: readonly Discount[];
  deliveryMinor: number;
  paymentMinor: number;
  /** Cash rounding, positive or negative (decision 46). */
  roundingMinor: number;
  /** The amount left to pay. */
  totalMinor: number;
};

/**
 * Returns the delivery of a choice; undefined when a part is not chosen or no longer offered, or when the parts cannot
 * be combined. `point` is the current state of the chosen pickup point. Whether the slot of a pickup is available is
 * checked by `slotProblem`.
 */
export function findDelivery(
  choice: DeliveryChoice,
  offer: DeliveryOffer,
  point: PickupPoint | undefined,
): Delivery | undefined {
  const carrier = offer.carriers.find(({ id }) => id === choice.carrierId);
  const payment = offer.payments.find(({ id }) => id === choice.paymentId);
  if (!carrier || !payment || !allowsPayment(carrier, payment.id)) return undefined;
  const store = offer.stores.find(({ id }) => id === choice.pickupStoreId);
  const parcel = { carrier, payment, store: null, slot: null, point: null };
  switch (carrier.kind) {
    case "email":
    case "parcel":
      return parcel;
    case "pickup":
      return store && { ...parcel, store, slot: parseSlot(choice.pickupSlot) };
    case "point":
      return isPointOf(carrier, point) ? { ...parcel, point } : undefined;
    default:
      return carrier.kind satisfies never;
  }
}

/** True for an open point of the carrier. */
export function isPointOf(carrier: Pick<Carrier, "id">, point: PickupPoint | undefined): point is PickupPoint {
  return point?.carrierId === carrier.id && point.isOpen;
}

export function allowsPayment(carrier: Pick<Carrier, "paymentIds">, paymentId: string): boolean {
  return carrier.paymentIds.some((id) => id === paymentId);
}

/**
 * Returns the price of a carrier, which is free strictly above the limit (decision 43). `goodsMinor` is the price of
 * the goods after discounts.
 */
export function carrierPrice(carrier: Pick<Carrier, "priceMinor">, goodsMinor: number, freeAboveMinor: number): number {
  return goodsMinor > freeAboveMinor ? 0 : carrier.priceMinor;
}

/** Returns the offer with the prices that an order of these goods would pay. */
export function pricedOffer(offer: DeliveryOffer, goodsMinor: number, freeAboveMinor: number): DeliveryOffer {
  const carriers = offer.carriers.map((carrier) => ({
    ...carrier,
    priceMinor: carrierPrice(carrier, goodsMinor, freeAboveMinor),
  }));
  return { ...offer, carriers };
}

type Reductions = {
  discounts: readonly Discount[];
  gifts: readonly GiftVoucher[];
  /** The part of the goods' price that buys gift vouchers. */
  boughtGiftsMinor?: number;
};

/**
 * Calculates the total. Discounts are subtracted from the goods, and the result decides whether delivery is free; then
 * fees are added, and gift vouchers pay part of the sum (decision 93). Free delivery does not waive the fee for cash on
 * delivery (decision 43). That fee is dropped when gift vouchers cover the rest, as there is nothing left to collect.
 */
export function orderTotals(
  goodsMinor: number,
  { carrier, payment }: { carrier: Pick<Carrier, "priceMinor">; payment: Payment },
  { freeAboveMinor, currencyCode }: { freeAboveMinor: number; currencyCode: string },
  { discounts, gifts, boughtGiftsMinor = 0 }: Reductions = { discounts: [], gifts: [] },
): OrderTotals {
  const reducedMinor = goodsMinor - discountSum(discounts);
  const deliveryMinor = carrierPrice(carrier, reducedMinor - boughtGiftsMinor, freeAboveMinor);
  const coveredMinor = gifts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  const paymentMinor = gifts.length > 0 && coveredMinor >= reducedMinor + deliveryMinor ? 0 : payment.priceMinor;
  const valueMinor = reducedMinor + deliveryMinor + paymentMinor;
  const paid = payWithGifts(gifts, valueMinor - boughtGiftsMinor);
  const dueMinor = valueMinor - giftSum(paid);
  const roundingMinor = paymentMethods[payment.id].isCash ? cashRounding(dueMinor, currencyCode) : 0;
  const parts = { goodsMinor, discounts: [...discounts, ...paid], deliveryMinor, paymentMinor, roundingMinor };
  return { ...parts, totalMinor: dueMinor + roundingMinor };
}

/**
 * Returns the order's value, including the amount that gift vouchers pay. VAT is computed from it, without the
 * rounding.
 */
export function orderValue({ totalMinor, discounts }: Pick<OrderTotals, "totalMinor" | "discounts">): number {
  return totalMinor + giftSum(discounts);
}

/**
 * Returns the offer for these lines. Gift vouchers are paid in advance. When all lines are vouchers sent by e-mail,
 * e-mail is the only carrier, and free.
 */
export function offerFor<Offer extends DeliveryOffer>(offer: Offer, lines: Parameters<typeof hasGift>[0]): Offer {
  if (!hasGift(lines)) return offer;
  const payments = offer.payments.filter(({ id }) => isPaidInAdvance(id));
  const byEmail: Carrier = { id: "email", kind: "email", priceMinor: 0, paymentIds: payments.map(({ id }) => id) };
  const carriers = offer.carriers.map((carrier) => ({
    ...carrier,
    paymentIds: carrier.paymentIds.filter(isPaidInAdvance),
  }));
  return { ...offer, payments, carriers: goesByEmailAlone(lines) ? [byEmail] : carriers };
}

/** Returns the offer without gateway payments, and without carriers that then have no payment left. */
export function withoutOnlinePayments<Offer extends DeliveryOffer>(offer: Offer): Offer {
  const { carriers, payments } = offer;
  const left = carriers.map((carrier) => ({
    ...carrier,
    paymentIds: carrier.paymentIds.filter((id) => !paymentMethods[id].isOnline),
  }));
  return {
    ...offer,
    carriers: left.filter((carrier) => carrier.paymentIds.length > 0),
    payments: payments.filter(({ id }) => !paymentMethods[id].isOnline),
  };
}
