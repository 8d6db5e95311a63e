import type { orderStates } from "~/features/delivery/orderStates";
import { isPaidAfterDelivery } from "~/features/delivery/paidWhen";
import type { PaymentId } from "~/features/delivery/paymentMethods";

/**
 * The events about which the shop e-mails a customer: state changes that have an e-mail, a corrected parcel, and
 * everything that happens to the money.
 */
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

/** Decides what the e-mail about an event contains besides its text. */
type OrderUpdateRule = {
  /** Whether the e-mail is about money; if so, it says when the payment is a trial payment. */
  isAboutMoney: "always" | "when-paid" | "never";
  /** Is true when the event is the payment of the order. */
  isPayment: boolean;
  /** Is true when the e-mail links to the withdrawal form. */
  linksWithdrawal: boolean;
  /** Is true when the e-mail names the last day of the withdrawal period. */
  namesWithdrawalEnd: boolean;
  namesDestination: boolean;
  /** Is true when the e-mail says when the parcel arrives and where it can be tracked. */
  namesParcel: boolean;
  /**
   * When the e-mail says how to pay by transfer: `awaited` whenever the order waits for a transfer, `afterDelivery`
   * only when the order is paid after the delivery.
   */
  namesPayment: "awaited" | "afterDelivery" | "never";
  /** Is true when the e-mail links to the card payment and says until when the goods are held. */
  linksPayment: boolean;
  /** Is true when the e-mail says who cancelled the order and whether a refund is due. */
  tellsWhy: boolean;
  /** The texts for gift vouchers by e-mail; null when the usual texts fit. */
  giftTexts: "closed.byEmail" | null;
  /** The texts for a pickup in a store; null when the usual texts fit. */
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

/** Returns true when the e-mail says how to pay the order by transfer, provided that the order waits for a transfer. */
export function namesPayment(kind: OrderUpdateKind, paymentId: PaymentId): boolean {
  const named = orderUpdates[kind].namesPayment;
  return named === "awaited" || (named === "afterDelivery" && isPaidAfterDelivery(paymentId));
}
