import { idsIn } from "~/platform/closedSets";
import type { WithdrawalState } from "~/platform/database/schema";

/** The rules that depend only on the state of a confirmed withdrawal. */
type WithdrawalStateRule = {
  /** Staff still have to process the withdrawal. */
  isOpen: boolean;
  /** The withdrawal's pieces count as not withdrawn from. */
  isVoid: boolean;
  /** Goods may come back, staff may refuse it while none of them is on stock, and the refund is not decided yet. */
  isUndecided: boolean;
  /** The customer is asked to send the goods back. */
  awaitsGoods: boolean;
  /** All goods of the withdrawal are back. */
  isComplete: boolean;
  /** The shop enters the state automatically as soon as the customer has confirmed. */
  isAutomatic: boolean;
  /** The refund is decided, but it is not certain yet that the money was sent. */
  isBeingPaid: boolean;
};

const open = {
  isOpen: true,
  isVoid: false,
  isUndecided: true,
  awaitsGoods: true,
  isComplete: false,
  isAutomatic: false,
  isBeingPaid: false,
} as const;
const ended = { ...open, isOpen: false, isUndecided: false, awaitsGoods: false } as const;

/**
 * announced: the customer has sent it · received: all goods are back · settled: the credit note is issued and the money
 * is being paid · refunded: the money is sent · refused: staff refused it with a reason · cancelled: nothing had been
 * sent yet, so the order was cancelled.
 */
export const withdrawalStates = {
  announced: { ...open, isAutomatic: true },
  received: { ...open, awaitsGoods: false, isComplete: true },
  settled: { ...open, isUndecided: false, awaitsGoods: false, isBeingPaid: true },
  refunded: ended,
  refused: { ...ended, isVoid: true },
  cancelled: { ...ended, isAutomatic: true },
} as const satisfies Record<WithdrawalState, WithdrawalStateRule>;

export const withdrawalStateIds = idsIn(withdrawalStates);

/** Returns the states that have a property, for use in SQL. */
export function withdrawalStatesThat(flag: keyof WithdrawalStateRule): WithdrawalState[] {
  return withdrawalStateIds.filter((state) => withdrawalStates[state][flag]);
}

/**
 * Derives the state to show from the order: a cancelled order ends a withdrawal, and a withdrawal that is being paid
 * counts as refunded once the order has no refund due.
 */
export function shownState(
  state: WithdrawalState,
  { isOrderCancelled, isRefundDue }: { isOrderCancelled: boolean; isRefundDue: boolean },
): WithdrawalState {
  const { isOpen, isBeingPaid } = withdrawalStates[state];
  if (isOpen && isOrderCancelled) return "cancelled";
  return isBeingPaid && !isRefundDue ? "refunded" : state;
}

/**
 * Returns the state that a statement's own page may show. As the page must not reveal whether the order exists, it
 * keeps showing `announced` after changes that the shop makes automatically as soon as the customer has confirmed.
 */
export function publicState({ state, changedBy }: { state: WithdrawalState; changedBy: string }): WithdrawalState {
  return withdrawalStates[state].isAutomatic || changedBy === "customer" ? "announced" : state;
}

/** Returns the key of the text that introduces staff's reason: why it was refused, or why less is paid back. */
export function reasonKey(state: WithdrawalState) {
  return withdrawalStates[state].isVoid ? "withdraw.progress.reason" : "withdraw.update.settled.why";
}
