import { idsIn } from "~/platform/closedSets";
import type { OrderState } from "~/platform/database/schema";

import type { CarrierKind } from "./carriers";

/**
 * Everything that depends only on an order's state (decisions 61, 62 and 70). Whether an order is paid is stored
 * separately.
 */
type OrderStateRule = {
  /** The e-mail that the customer gets when the order enters this state; null when another e-mail already says so. */
  update: OrderState | null;
  /**
   * The states to which staff may move the order: goods that are collected in a store become ready; goods that a
   * carrier takes do not.
   */
  next: Record<CarrierKind, readonly OrderState[]>;
  /** The heading of the order's page, as a key of the namespace `orders`. */
  heading:
    | "summary.title"
    | "update.ready.title"
    | "update.shipped.title"
    | "update.closed.title"
    | "update.cancelled.title";
  /** True while the customer waits for the shop, so that the order's page says what comes next. */
  isAwaited: boolean;
  /**
   * True while nothing has been done yet, so that the customer may cancel, and the shop cancels when no money comes.
   */
  isUntouched: boolean;
  /** True when the order ended without a sale: it can be neither paid nor withdrawn from. */
  isCancelled: boolean;
  /** True once the customer has the goods. */
  isDelivered: boolean;
  /** True when goods to be collected are in the store, wherever their pieces came from. */
  liesInStore: boolean;
  /** True when the order enters the state by sending its parcel, which needs a tracking number. */
  isShipped: boolean;
  /**
   * True when the goods leave the shop or are ready for the customer, so that an order with payment in advance must be
   * paid.
   */
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
  // A parcel that nobody collected comes back, and its order is then cancelled.
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

/** Returns the same next states for every kind of carrier. */
function always<const Next extends readonly OrderState[]>(...next: Next): Record<CarrierKind, Next> {
  return { parcel: next, point: next, pickup: next, email: next };
}

export const orderStateIds = idsIn(orderStates);

type Flag = {
  [Name in keyof OrderStateRule]: OrderStateRule[Name] extends boolean ? Name : never;
}[keyof OrderStateRule];

/** Returns the states with a property, for SQL. */
export function statesThat(flag: Flag): OrderState[] {
  return orderStateIds.filter((state) => orderStates[state][flag]);
}

/**
 * The state in which orders begin, which is the only untouched one. These orders have an index that only a condition
 * with `=` uses.
 */
export const firstOrderState: OrderState = onlyOne(statesThat("isUntouched"));

function onlyOne(states: OrderState[]): OrderState {
  const [state, ...others] = states;
  if (state === undefined || others.length > 0) throw new Error("orders must begin with one state");
  return state;
}
