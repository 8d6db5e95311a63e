import { idsIn } from "~/platform/closedSets";
import { dayMs, hourMs, minuteMs } from "~/platform/time/durations";

/** All that depends on which payment method it is. A further one is a row here, its texts, and rows of the database. */
type PaymentMethod = (AtGateway | ToAccount | ForTheGoods) & {
  /** What comes next until the money is there: the text `orders:next.…` for a parcel, a pickup in a store, an e-mail. */
  nextStep: { parcel: string; pickup: string; email: string };
};

/** The customer pays at the gateway before the goods leave, and may pay by transfer instead. */
type AtGateway = { isOnline: true; showsBankAccount: false; isCash: false; paidWhen: BeforeHandover };

/** The customer sends the money to the shop's account, so needs its number and a last day. */
type ToAccount = { isOnline: false; showsBankAccount: true; isCash: false; paidWhen: BeforeHandover | AfterDelivery };

/** Where coins change hands, the sum is rounded as the country's law says (decision 46). */
type ForTheGoods = { isOnline: false; showsBankAccount: false; isCash: boolean; paidWhen: OnDelivery };

/** When the money comes, seen from the goods. */
export type PaidWhen = BeforeHandover | OnDelivery | AfterDelivery;

/** Before they leave the shop. An unpaid order is kept for so long, and its customer reminded after (decision 61). */
type BeforeHandover = { moment: "beforeHandover"; keptMs: number; remindedMs: number };

/** While they are handed over. */
type OnDelivery = { moment: "onDelivery" };

/** Within so many days after the customer has received them, who is reminded once, so many days after the last one. */
type AfterDelivery = { moment: "afterDelivery"; days: number; remindedDays: number };

export const paymentMethods = {
  card: {
    ...{ isOnline: true, showsBankAccount: false, isCash: false },
    paidWhen: { moment: "beforeHandover", keptMs: hourMs, remindedMs: 30 * minuteMs },
    nextStep: { parcel: "card", pickup: "card", email: "cardGift" },
  },
  transfer: {
    ...{ isOnline: false, showsBankAccount: true, isCash: false },
    paidWhen: { moment: "beforeHandover", keptMs: 7 * dayMs, remindedMs: 5 * dayMs },
    nextStep: { parcel: "transfer", pickup: "pickup", email: "transferGift" },
  },
  cod: {
    ...{ isOnline: false, showsBankAccount: false, isCash: true },
    paidWhen: { moment: "onDelivery" },
    nextStep: { parcel: "cod", pickup: "cod", email: "cod" },
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentId = keyof typeof paymentMethods;

export const paymentIds = idsIn(paymentMethods);
