import type { OrderDeps } from "../orderDeps.server";
import { clearRefundDue, markRefundDue } from "../orderState.queries.server";
import { findOrder } from "../orders.queries.server";
import { owedMinor } from "./refund";
import { readLedger } from "./refund.queries.server";

/**
 * Marks that a refund of the order is due since the given instant, or removes the mark when nothing is owed. Returns
 * how much is owed. It runs inside the transaction that has locked the order.
 */
export async function refreshRefundDue({ db }: Pick<OrderDeps, "db">, id: string, since: number): Promise<number> {
  const order = await findOrder(db, id);
  if (!order) return 0;
  const owed = owedMinor(order, await readLedger(db, order));
  await (owed > 0 ? markRefundDue(db, id, since) : clearRefundDue(db, id));
  return owed;
}
