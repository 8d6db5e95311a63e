import { goesByEmailAlone, hasGift } from "~/features/cart/gift/gift";
import { cashRounding } from "~/features/money/money";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import { type Discount, discountSum, type GiftVoucher, giftSum, payWithGifts } from "~/features/vouchers/discount";

import type { CarrierId, CarrierKind } from "./carriers";
import { isPaidFirst } from "./paidWhen";
import { type PaymentId, paymentMethods } from "./paymentMethods";
import { type PickupSlot, parseSlot } from "./pickupSlots";

/** Rules of delivery and payment. Amounts are whole smallest units of the shop version's currency with VAT. */

export type Carrier = {
  id: CarrierId;
  kind: CarrierKind;
  priceMinor: number;
  /** The payments that it allows (decision 57). */
  paymentIds: readonly PaymentId[];
};

export type Payment = { id: PaymentId; priceMinor: number };

/** Parts of the offer that are read one by one: each may fail alone. */
export const deliveryParts = ["carriers", "payments", "stores"] as const;
export type DeliveryPart = (typeof deliveryParts)[number];

/** What a shop version offers, in display order. What could not be read is empty, and named. */
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
 * A valid choice; `store` and `slot` are where and when it is picked up, `point` where the carrier hands it over, each
 * null otherwise.
 */
export type Delivery = {
  carrier: Carrier;
  payment: Payment;
  store: PickupStore | null;
  slot: PickupSlot | null;
  point: PickupPoint | null;
};

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
 * Undefined when a part is not chosen or no longer offered, or when the parts cannot be combined. `point` is the chosen
 * pickup point as it is now. Whether the slot of a pickup can be had is judged by `slotProblem`.
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

type Reductions = {
  discounts: readonly Discount[];
  gifts: readonly GiftVoucher[];
  /** The part of the goods that buys gift vouchers. */
  boughtGiftsMinor?: number;
};

/**
 * Subtracts discounts from the goods, which decides whether delivery is free, adds the fees, and lets gift vouchers pay
 * of the sum (decision 93). The fee for cash on delivery is not waived by free delivery (decision 43); it falls away
 * when gift vouchers cover the rest, for then there is nothing to collect.
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

/** The order's value, including what gift vouchers pay. VAT is computed from it, without the rounding. */
export function orderValue({ totalMinor, discounts }: Pick<OrderTotals, "totalMinor" | "discounts">): number {
  return totalMinor + giftSum(discounts);
}

/**
 * The offer for these lines. Gift vouchers are paid in advance; when they all go by e-mail, that is the only carrier,
 * and free.
 */
export function offerFor<Offer extends DeliveryOffer>(offer: Offer, lines: Parameters<typeof hasGift>[0]): Offer {
  if (!hasGift(lines)) return offer;
  const payments = offer.payments.filter(({ id }) => isPaidFirst(id));
  const byEmail: Carrier = { id: "email", kind: "email", priceMinor: 0, paymentIds: payments.map(({ id }) => id) };
  const carriers = offer.carriers.map((carrier) => ({
    ...carrier,
    paymentIds: carrier.paymentIds.filter(isPaidFirst),
  }));
  return { ...offer, payments, carriers: goesByEmailAlone(lines) ? [byEmail] : carriers };
}

/** The offer without gateway payments, and without carriers that then have no payment left. */
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
