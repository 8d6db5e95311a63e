import type { OrderRefusal } from "~/features/orders/placement/placement";
import { idsIn, recordOf } from "~/platform/closedSets";

/** Reasons for which an order, or a step towards one, is refused. */
const refusals = {
  "sold-out": "goods have sold out meanwhile",
  "price-changed": "the total is not the one that was shown",
  "terms-changed": "the texts of law are not those that were shown",
  incomplete: "delivery or contact is missing or no longer possible",
  "no-cart": "the cart is empty, gone or somebody else's",
  unpaid: "too many orders of the customer or network wait for their payment",
  voucher: "a voucher does not count",
  "rate-limit": "too many tries",
  validation: "a field or the consent is missing or wrong",
  closed: "the shop is closed for maintenance",
} as const;

export type Refusal = keyof typeof refusals;
export const refusalIds = idsIn(refusals);

const ofOrders = {
  unavailable: "sold-out",
  changed: "price-changed",
  "terms-changed": "terms-changed",
  incomplete: "incomplete",
  "no-cart": "no-cart",
  empty: "no-cart",
  "too-many-unpaid": "unpaid",
} as const satisfies Record<OrderRefusal["reason"], Refusal>;

/** Counts since the process started, which the metrics read. */
const counts = recordOf(refusalIds, () => 0);

export function countRefusal(refusal: Refusal): void {
  counts[refusal] += 1;
}

export function countRefusedOrder({ reason }: OrderRefusal): void {
  countRefusal(ofOrders[reason]);
}

export function refusalCounts(): Readonly<Record<Refusal, number>> {
  return counts;
}
