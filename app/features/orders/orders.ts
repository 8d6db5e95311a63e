import type { GiftDetails } from "~/features/cart/gift/gift";
import type { Address, BillingAddress } from "~/features/checkout/contact/contact";
import type { CarrierId } from "~/features/delivery/carriers";
import type { OrderTotals } from "~/features/delivery/delivery";
import { orderStates } from "~/features/delivery/orderStates";
import type { PaymentId } from "~/features/delivery/paymentMethods";
import { paymentMethods } from "~/features/delivery/paymentMethods";
import type { PickupSlot } from "~/features/delivery/pickupSlots";
import type { PickupPoint } from "~/features/pickupPoints/pickupPoint";
import type { PickupPlace } from "~/features/stores/pickupStores.queries.server";
import type { OrderState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";
import type { Shipment } from "./shipping/shipment";

/** An order as it was placed, independent of today's catalog. Amounts are smallest units of its currency with VAT. */
export type Order = {
  /** 128 random bits; part of the address of the order's page. */
  id: string;
  /** Year and six digits; also the variable symbol of its payment. */
  number: string;
  /** 128 random bits; the secret in the address of the order's page, which needs no sign-in. */
  summaryHash: string;
  locale: Locale;
  currencyCode: string;
  state: OrderState;
  paidAt: number | null;
  /** Is true when the payment is made, or will be made, at a gateway in test mode, where no money moves. */
  isTrialPayment: boolean;
  placedAt: number;
  /** Is null until the parcel is on its way, and always null for a pickup. */
  shipment: Shipment | null;
  /** When the customer received the goods; null before that. */
  deliveredAt: number | null;
  email: string;
  /** The phone number as E.164. */
  phone: string;
  billing: BillingAddress;
  destination: Destination;
  note: string;
  carrierId: CarrierId;
  paymentId: PaymentId;
  lines: OrderLine[];
  totals: OrderTotals;
  /** The part of the total that withdrawals and claims give back. */
  takenOffMinor: number;
};

/**
 * Where the goods go: to an address, to a store for pickup, or to a pickup point of the carrier. An order of gift
 * vouchers alone goes by e-mail, to the buyer unless the voucher names a recipient.
 */
export type Destination =
  | { kind: "address"; address: Address }
  /** `slot` is null for orders that were placed before the shop had slots. */
  | { kind: "store"; store: PickupPlace; slot: PickupSlot | null }
  | { kind: "point"; point: OrderedPoint }
  | { kind: "email"; email: string };

/** A pickup point as it was when the order was placed. */
export type OrderedPoint = Omit<PickupPoint, "isOpen">;

export type OrderLine = {
  productId: number;
  variantId: number;
  code: string;
  name: string;
  variantName: string;
  note: string;
  quantity: number;
  unitMinor: number;
  lineMinor: number;
  taxBasisPoints: number;
  /** The line's share of the discounts on goods. */
  discountMinor: number;
  /** The bought gift voucher, which is outside of VAT; goods have none. */
  gift?: OrderedGift | null;
};

/** `sentAt` is when the e-mail with the voucher was queued; null before that. */
export type OrderedGift = GiftDetails & { sentAt: number | null };

/**
 * Returns the order's number, such as `2026000123`: ten digits, the most that a variable symbol may have (decision 63).
 */
export function orderNumber(year: number, sequence: number): string {
  return `${year}${String(sequence).padStart(6, "0")}`;
}

export function isOrderNumber(text: string): boolean {
  return /^20\d{8}$/.test(text);
}

/** Returns the year of an order's number by the clock in Prague. */
export function orderYear(at: number): number {
  return Number(pragueYear.format(at));
}

const pragueYear = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "numeric" });

/** Returns the amount due of an unpaid order: its total without what withdrawals and claims take off. */
export function amountDue({ totals, takenOffMinor }: Pick<Order, "totals" | "takenOffMinor">): number {
  return Math.max(0, totals.totalMinor - takenOffMinor);
}

/** Returns whether the order is paid. trial: it was paid in test mode, so no money has moved. */
export function paidLabel({
  paidAt,
  isTrialPayment,
}: Pick<Order, "paidAt" | "isTrialPayment">): "yes" | "no" | "trial" {
  if (paidAt === null) return "no";
  return isTrialPayment ? "trial" : "yes";
}

/** Returns the text key of the order page's heading, in the namespace `orders`. */
export function headingKey({ state, destination }: Pick<Order, "state" | "destination">) {
  const { heading, isDelivered } = orderStates[state];
  return isDelivered && destination.kind === "email" ? "update.closed.byEmail.title" : heading;
}

/**
 * Returns false once nothing more will happen: the order has ended, or it was gift vouchers alone and all were
 * e-mailed.
 */
export function awaitsNextStep({ state, lines }: Pick<Order, "state" | "lines">): boolean {
  return orderStates[state].isAwaited && !lines.every(({ gift }) => gift?.sentAt);
}

/**
 * Returns the text key of the next step: the payment while the order waits for it, otherwise the parcel or the pickup.
 */
export function nextStepKey({ paymentId, paidAt, destination }: Pick<Order, "paymentId" | "paidAt" | "destination">) {
  const isPickup = destination.kind === "store";
  const isEmail = destination.kind === "email";
  if (paidAt !== null) return isEmail ? "paidGift" : isPickup ? "paidPickup" : "paid";
  return paymentMethods[paymentId].nextStep[isEmail ? "email" : isPickup ? "pickup" : "parcel"];
}
