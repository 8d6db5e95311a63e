import { idsIn } from "~/platform/closedSets";
import { dayMs, hourMs, minuteMs } from "~/platform/time/durations";

/** All that depends on which payment method it is. A further one is a row here, its texts, and rows of the database. */
type PaymentMethod = {
  /** The customer pays at the gateway, and may pay by transfer instead. */
  isOnline: boolean;
  /** The customer sends the money to the shop's account, so needs its number. */
  showsBankAccount: boolean;
  /** Coins change hands: the sum is rounded as the country's law says (decision 46). */
  isCash: boolean;
  /**
   * How long an unpaid order is kept, and when its customer is reminded (decision 61); null where the money comes last.
   */
  deadline: { keptMs: number; remindedMs: number } | null;
  /** What comes next until the money is there: the text `orders:next.…` for a parcel, a pickup in a store, an e-mail. */
  nextStep: { parcel: NextStep; pickup: NextStep; email: NextStep };
};

type NextStep = "card" | "cardGift" | "transfer" | "transferGift" | "pickup" | "cod";

export const paymentMethods = {
  card: {
    ...{ isOnline: true, showsBankAccount: false, isCash: false },
    deadline: { keptMs: hourMs, remindedMs: 30 * minuteMs },
    nextStep: { parcel: "card", pickup: "card", email: "cardGift" },
  },
  transfer: {
    ...{ isOnline: false, showsBankAccount: true, isCash: false },
    deadline: { keptMs: 7 * dayMs, remindedMs: 5 * dayMs },
    nextStep: { parcel: "transfer", pickup: "pickup", email: "transferGift" },
  },
  cod: {
    ...{ isOnline: false, showsBankAccount: false, isCash: true },
    deadline: null,
    nextStep: { parcel: "cod", pickup: "cod", email: "cod" },
  },
} as const satisfies Record<string, PaymentMethod>;

export type PaymentId = keyof typeof paymentMethods;

export const paymentIds = idsIn(paymentMethods);
