import { inTransaction, type OrderDeps } from "../orderDeps.server";
import type { Actor } from "../orderTransitions";
import { markAltered } from "../staffOrders.queries.server";
import { recordChange } from "./orderChange.queries.server";

/** Marks a line as made or altered for its customer. Returns false when the order has no such line. */
export async function markLineAltered(deps: OrderDeps, id: string, position: number, actor: Actor): Promise<boolean> {
  return inTransaction(deps, async ({ db, now }) => {
    if (!(await markAltered(db, id, position))) return false;
    await recordChange(db, id, { kind: "altered", detail: `line ${position}`, at: now(), actor });
    return true;
  });
}
