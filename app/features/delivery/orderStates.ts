import { idsIn } from "~/platform/closedSets";
import type { OrderState } from "~/platform/database/schema";

import type { CarrierKind } from "./carriers";

/** All that depends on an order's state alone (decisions 61, 62 and 70). That it is paid is apart from it. */
type OrderStateRule = {
  /** The e-mail that the customer gets when it is entered; null where another says so already. */
  update: OrderState | null;
  /** Where staff may move it: goods that are fetched in a store become ready, what a carrier takes does not. */
  next: Record<CarrierKind, readonly OrderState[]>;
  /** The heading of the order's page, a text of `orders`. */
  heading:
    | "summary.title"
    | "update.ready.title"
    | "update.shipped.title"
    | "update.closed.title"
    | "update.cancelled.title";
  /** The customer waits for the shop: its page says what comes next. */
  isAwaited: boolean;
  /** Nothing has been done yet, so the customer may cancel, and the shop does when no money comes. */
  isUntouched: boolean;
  /** Nothing will come of it: it is neither paid nor withdrawn from. */
  isCancelled: boolean;
  /** The customer has the goods. */
  isDelivered: boolean;
  /** What is fetched in a store lies there, wherever its pieces came from. */
  liesInStore: boolean;
  /** It is entered by sending the parcel, which needs its tracking number. */
  isShipped: boolean;
  /** The goods leave the shop, or lie ready for the customer: an order that is paid in advance must be paid. */
  needsPayment: boolean;
};

const open = {
  heading: "summary.title",
  isAwaited: true,
  isUntouched: false,
  isCancelled: false,
  isDelivered: false,
  liesInStore: false,
  isShipped: false,
  needsPayment: false,
} as const;
const ended = { ...open, isAwaited: false, next: always() } as const;

export const orderStates = {
  accepted: {
    ...open,
    update: null,
    isUntouched: true,
    next: { ...always("pending", "cancelled"), email: ["closed", "cancelled"] },
  },
  pending: {
    ...open,
    update: "pending",
    next: { ...always("shipped", "cancelled"), pickup: ["ready", "cancelled"], email: ["closed", "cancelled"] },
  },
  ready: {
    ...open,
    update: "ready",
    heading: "update.ready.title",
    isAwaited: false,
    liesInStore: true,
    needsPayment: true,
    next: always("closed", "cancelled"),
  },
  // A parcel that nobody took comes back, and its order is then cancelled.
  shipped: {
    ...open,
    update: "shipped",
    heading: "update.shipped.title",
    isAwaited: false,
    isShipped: true,
    needsPayment: true,
    next: always("closed", "cancelled"),
  },
  closed: { ...ended, update: "closed", heading: "update.closed.title", isDelivered: true, needsPayment: true },
  cancelled: { ...ended, update: "cancelled", heading: "update.cancelled.title", isCancelled: true },
} as const satisfies Record<OrderState, OrderStateRule>;

/** The same states however the goods reach the customer. */
function always<const Next extends readonly OrderState[]>(...next: Next): Record<CarrierKind, Next> {
  return { parcel: next, point: next, pickup: next, email: next };
}

export const orderStateIds = idsIn(orderStates);

type Flag = {
  [Name in keyof OrderStateRule]: OrderStateRule[Name] extends boolean ? Name : never;
}[keyof OrderStateRule];

/** The states with a property, for SQL. */
export function statesThat(flag: Flag): OrderState[] {
  return orderStateIds.filter((state) => orderStates[state][flag]);
}

/** The only state that is untouched: orders begin with it. An index holds these orders, and only `=` finds it. */
export const firstOrderState: OrderState = onlyOne(statesThat("isUntouched"));

function onlyOne(states: OrderState[]): OrderState {
  const [state, ...others] = states;
  if (state === undefined || others.length > 0) throw new Error("orders must begin with one state");
  return state;
}
