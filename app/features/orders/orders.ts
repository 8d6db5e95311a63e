import type { Address, BillingAddress } from "~/features/checkout/contact/contact";
import type { CarrierId, OrderTotals, PaymentId } from "~/features/delivery/delivery";
import type { PickupStore } from "~/features/stores/pickupStores.queries.server";
import type { OrderState } from "~/platform/database/schema";
import type { Locale } from "~/platform/i18n/locale";

/** An order as it was placed. Amounts are whole smallest units of its currency with VAT; nothing here is read anew. */
export type Order = {
  /** 128 random bits, for the address of its page. */
  id: string;
  /** Year and six digits; also the variable symbol of its payment. */
  number: string;
  /** 128 random bits, for whoever may see it without signing in. */
  summaryHash: string;
  locale: Locale;
  currencyCode: string;
  state: OrderState;
  paidAt: number | null;
  /** It is paid, or to be paid, at a gateway on trial: no money moves. */
  isTrialPayment: boolean;
  placedAt: number;
  email: string;
  /** E.164. */
  phone: string;
  billing: BillingAddress;
  destination: Destination;
  note: string;
  carrierId: CarrierId;
  paymentId: PaymentId;
  lines: OrderLine[];
  totals: OrderTotals;
};

/** Where the goods go: to an address, or to a store that the customer comes to. */
export type Destination = { kind: "address"; address: Address } | { kind: "store"; store: Omit<PickupStore, "note"> };

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
  /** The line's part of the discounts on goods. */
  discountMinor: number;
};

/** `2026000123`: ten digits, as a variable symbol may have (decision 63). */
export function orderNumber(year: number, sequence: number): string {
  return `${year}${String(sequence).padStart(6, "0")}`;
}

export function isOrderNumber(text: string): boolean {
  return /^20\d{8}$/.test(text);
}

/** The year in which an order counts, by the clock of the shop's country. */
export function orderYear(at: number): number {
  return Number(pragueYear.format(at));
}

const pragueYear = new Intl.DateTimeFormat("en", { timeZone: "Europe/Prague", year: "numeric" });

/** Whether the money is here; trial: it is said to be, but none has moved. */
export function paidWord({ paidAt, isTrialPayment }: Pick<Order, "paidAt" | "isTrialPayment">): "yes" | "no" | "trial" {
  if (paidAt === null) return "no";
  return isTrialPayment ? "trial" : "yes";
}

/** What comes next: the money first where it is awaited, then the parcel or the call to the store. */
export function nextStepOf({ paymentId, paidAt, destination }: Pick<Order, "paymentId" | "paidAt" | "destination">) {
  const isPickup = destination.kind === "store";
  if (paidAt !== null) return isPickup ? "paidPickup" : "paid";
  if (paymentId === "card" || paymentId === "cod") return paymentId;
  return isPickup ? "pickup" : "transfer";
}
