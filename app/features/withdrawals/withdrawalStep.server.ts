import { recordChange } from "~/features/orders/history/orderChange.queries.server";
import type { OrderChangeKind } from "~/features/orders/history/orderChanges";
import type { OrderDeps } from "~/features/orders/orderDeps.server";
import { lockOrder } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import type { Actor } from "~/features/orders/orderTransitions";
import { findWithdrawal, lockNumbered, type Withdrawal } from "./returns.queries.server";

export type FoundWithdrawal = { withdrawal: Withdrawal; order: Order };

/**
 * Locks a withdrawal and its order, then reads them, so that of two members of staff who decide at once the second sees
 * the decision of the first. unassigned: the withdrawal has no order yet.
 */
export async function lockWithdrawal(
  { db }: OrderDeps,
  number: number,
): Promise<FoundWithdrawal | "unknown" | "unassigned"> {
  const withdrawal = (await lockNumbered(db, number)) ? await findWithdrawal(db, number) : undefined;
  if (!withdrawal) return "unknown";
  const { orderId } = withdrawal;
  if (orderId === null || !(await lockOrder(db, orderId))) return "unassigned";
  const order = await findOrder(db, orderId);
  return order ? { withdrawal, order } : "unknown";
}

type Change = { kind: OrderChangeKind; number: number; what: string; actor: Actor };

/** Records in the order's history a step that staff took in a withdrawal. */
export async function recordStep({ db, now }: OrderDeps, orderId: string, change: Change): Promise<void> {
  const { kind, number, what, actor } = change;
  const detail = [`withdrawal ${number}`, what].filter(Boolean).join(", ");
  await recordChange(db, orderId, { kind, detail, at: now(), actor });
}
