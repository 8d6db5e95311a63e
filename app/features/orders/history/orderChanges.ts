import { idsIn } from "~/platform/closedSets";

/**
 * Changes of an order other than its states, with their names for staff. The first payment and refunds have rows of
 * their own.
 */
export const orderChanges = {
  tracking: "tracking number corrected",
  paymentMethod: "payment method changed",
  paidAgain: "further money came",
  altered: "counts as altered",
  reminded: "reminded of the payment",
  withdrawalBooked: "withdrawal assigned",
  goodsBack: "goods came back",
  withdrawalSettled: "withdrawal settled",
  withdrawalRefused: "withdrawal refused",
  claimed: "goods claimed",
  claimMoved: "claim brought on",
} as const satisfies Record<string, string>;

export type OrderChangeKind = keyof typeof orderChanges;

export const orderChangeKinds = idsIn(orderChanges);
