import { idsIn } from "~/platform/closedSets";
import type { WithdrawalState } from "~/platform/database/schema";

/** All that depends on the state of a confirmed withdrawal alone. */
type WithdrawalStateRule = {
  /** Staff have something to do. */
  isOpen: boolean;
  /** Its pieces count as not withdrawn from. */
  isVoid: boolean;
  /** Goods may come back, staff may refuse it while none is on stock, and what is paid back is not decided yet. */
  isUndecided: boolean;
  /** The customer is asked to send the goods. */
  awaitsGoods: boolean;
  /** All of its goods are back. */
  isComplete: boolean;
  /** The shop enters it by itself, as soon as the customer has confirmed. */
  isAutomatic: boolean;
  /** What is paid back is decided, but the money is not certain to have been sent. */
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
 * announced: the customer has sent it · received: all goods are back · settled: the credit note is issued, the money is
 * being paid · refunded: the money is sent · refused: with a reason · cancelled: nothing was sent yet, so the order was
 * cancelled.
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

/** The states with a property, for SQL. */
export function withdrawalStatesThat(flag: keyof WithdrawalStateRule): WithdrawalState[] {
  return withdrawalStateIds.filter((state) => withdrawalStates[state][flag]);
}

/** What its order says of it: a cancelled order ends it, and one of which nothing is owed has paid. */
export function shownState(
  state: WithdrawalState,
  { isOrderCancelled, isRefundDue }: { isOrderCancelled: boolean; isRefundDue: boolean },
): WithdrawalState {
  const { isOpen, isBeingPaid } = withdrawalStates[state];
  if (isOpen && isOrderCancelled) return "cancelled";
  return isBeingPaid && !isRefundDue ? "refunded" : state;
}

/**
 * What a statement's own page says, which must not tell whether its order exists: what the shop does by itself, as soon
 * as the customer has confirmed, looks as if nothing had happened.
 */
export function publicState({ state, changedBy }: { state: WithdrawalState; changedBy: string }): WithdrawalState {
  return withdrawalStates[state].isAutomatic || changedBy === "customer" ? "announced" : state;
}

/** Names what staff have written: why it was refused, or why less is paid back. */
export function reasonKey(state: WithdrawalState) {
  return withdrawalStates[state].isVoid ? "withdraw.progress.reason" : "withdraw.update.settled.why";
}
