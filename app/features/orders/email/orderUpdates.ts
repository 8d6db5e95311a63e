import type { orderStates } from "~/features/delivery/orderStates";
import { isPaidAfterDelivery } from "~/features/delivery/paidWhen";
import type { PaymentId } from "~/features/delivery/paymentMethods";

/** The events that a customer is e-mailed about: states that say so, a corrected parcel, what happens to the money. */
type StateUpdate = NonNullable<(typeof orderStates)[keyof typeof orderStates]["update"]>;
export type OrderUpdateKind =
  | StateUpdate
  | "paid"
  | "paidLate"
  | "reminder"
  | "overdue"
  | "lowered"
  | "refunded"
  | "transfer"
  | "tracking";

/** All that its e-mail says besides its text. */
type OrderUpdateRule = {
  /** It is about money, so that a trial is called one. */
  isAboutMoney: "always" | "when-paid" | "never";
  /** The order is paid by it. */
  isPayment: boolean;
  /** The goods can be given back from here on. */
  linksWithdrawal: boolean;
  /** Until when they can. */
  namesWithdrawalEnd: boolean;
  namesDestination: boolean;
  /** True when it says when the parcel arrives and where it can be followed. */
  namesParcel: boolean;
  /** How a transfer is paid: wherever one is awaited, or where the money comes after the goods alone. */
  namesPayment: "awaited" | "afterDelivery" | "never";
  /** Where a card is taken, and until when the goods are held. */
  linksPayment: boolean;
  /** Who ended the order, and whether money is owed back. */
  tellsWhy: boolean;
  /** Its texts for gift vouchers by e-mail; null where the usual ones fit. */
  giftTexts: "closed.byEmail" | null;
  /** Its texts for a pickup in a store; null where the usual ones fit. */
  pickupTexts: "pending.pickup" | null;
};

const goods = {
  isAboutMoney: "never",
  isPayment: false,
  linksWithdrawal: true,
  namesWithdrawalEnd: false,
  namesDestination: false,
  namesParcel: false,
  namesPayment: "never",
  linksPayment: false,
  tellsWhy: false,
  giftTexts: null,
  pickupTexts: null,
} as const;
const money = { ...goods, isAboutMoney: "always", linksWithdrawal: false } as const;

export const orderUpdates = {
  pending: { ...goods, namesParcel: true, namesDestination: true, pickupTexts: "pending.pickup" },
  ready: { ...goods, namesDestination: true, namesPayment: "afterDelivery" },
  shipped: { ...goods, namesParcel: true, namesDestination: true, namesPayment: "afterDelivery" },
  tracking: { ...goods, namesParcel: true },
  closed: { ...goods, namesWithdrawalEnd: true, namesPayment: "afterDelivery", giftTexts: "closed.byEmail" },
  cancelled: { ...goods, isAboutMoney: "when-paid", linksWithdrawal: false, tellsWhy: true },
  paid: { ...money, isPayment: true, namesParcel: true, namesDestination: true },
  paidLate: money,
  reminder: { ...money, namesPayment: "awaited", linksPayment: true },
  overdue: { ...money, namesPayment: "awaited", linksPayment: true },
  lowered: { ...money, namesPayment: "awaited", linksPayment: true },
  refunded: money,
  transfer: { ...money, namesPayment: "awaited" },
} as const satisfies Record<OrderUpdateKind, OrderUpdateRule>;

/** True when the e-mail says how the order is paid by transfer, if a transfer is awaited. */
export function namesPayment(kind: OrderUpdateKind, paymentId: PaymentId): boolean {
  const named = orderUpdates[kind].namesPayment;
  return named === "awaited" || (named === "afterDelivery" && isPaidAfterDelivery(paymentId));
}
