import { idsIn } from "~/platform/closedSets";
import { dayMs, hourMs, minuteMs } from "~/platform/time/durations";

/**
 * Everything that depends on the payment method. A further method is a row here, its texts, and rows of the database.
 */
type PaymentMethod = (AtGateway | ToAccount | ForTheGoods) & {
  /**
   * What comes next until the money arrives: the text `orders:next.…` for a parcel, a pickup in a store, and an e-mail.
   */
  nextStep: { parcel: string; pickup: string; email: string };
};

/** The customer pays at the gateway before the goods leave, and may pay by transfer instead. */
type AtGateway = { isOnline: true; showsBankAccount: false; isCash: false; paidWhen: BeforeHandover };

/** The customer transfers the money to the shop's account, and therefore needs its number and a last day. */
type ToAccount = { isOnline: false; showsBankAccount: true; isCash: false; paidWhen: BeforeHandover | AfterDelivery };

/**
 * The customer pays when the goods are handed over. For cash, the sum is rounded as the country's law requires
 * (decision 46).
 */
type ForTheGoods = { isOnline: false; showsBankAccount: false; isCash: boolean; paidWhen: OnDelivery };

/** When the money comes, relative to the goods. */
export type PaidWhen = BeforeHandover | OnDelivery | AfterDelivery;

/**
 * The money comes before the goods leave the shop. `keptMs` is how long an unpaid order is kept; its customer is
 * reminded after `remindedMs` (decision 61).
 */
type BeforeHandover = { moment: "beforeHandover"; keptMs: number; remindedMs: number };

/** The money comes while the goods are handed over. */
type OnDelivery = { moment: "onDelivery" };

/**
 * The money comes within `days` after the customer has received the goods. The customer is reminded once,
 * `remindedDays` after the last of these days.
 */
type AfterDelivery = { moment: "afterDelivery"; days: number; remindedDays: number };

export const paymentMethods = {
  card: {
    isOnline: true,
    showsBankAccount: false,
    isCash: false,
    paidWhen: { moment: "beforeHandover", keptMs: hourMs, remindedMs: 30 * minuteMs },
    nextStep: { parcel: "card", pickup: "card", email: "cardGift" },
  },
  transfer: {
    isOnline: false,
    showsBankAccount: true,
    isCash: false,
    paidWhen: { moment: "beforeHandover", keptMs: 7 * dayMs, remindedMs: 5 * dayMs },
    nextStep: { parcel: "transfer", pickup: "pickup", email: "transferGift" },
  },
  cod: {
    isOnline: false,
    showsBankAccount: false,
    isCash: true,
    paidWhen: { moment: "onDelivery" },
    nextStep: { parcel: "cod", pickup: "cod", email: "cod" },
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentId = keyof typeof paymentMethods;

export const paymentIds = idsIn(paymentMethods);
