import type { Log } from "~/platform/log/log.server";

import { cancelOrder } from "./cancelOrder.server";
import { queueOrderEmail } from "./email/queueOrderEmail.server";
import { recordChange } from "./history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "./orderDeps.server";
import { lockOrder, markReminded, readUnpaidIds } from "./orderState.queries.server";
import { findOrder } from "./orders.queries.server";
import { dueStep } from "./orderTransitions";

const batch = 100;

/**
 * Sends one reminder for each unpaid order, and cancels those past their deadline. Any number of processes may run it
 * concurrently: each order is locked and read again, so that a payment that has just arrived counts.
 */
export async function expireUnpaid(deps: OrderDeps, log: Pick<Log, "error">): Promise<void> {
  for (const id of await readUnpaidIds(deps.db, deps.now(), batch)) {
    try {
      await inTransaction(deps, (txDeps) => processUnpaidOrder(txDeps, id));
    } catch (error) {
      // A failure with one order must not hold up the others.
      log.error({ err: error, orderId: id }, "unpaid order not dealt with");
    }
  }
}

async function processUnpaidOrder(deps: OrderDeps, id: string): Promise<void> {
  const { db, now } = deps;
  const order = (await lockOrder(db, id)) ? await findOrder(db, id) : undefined;
  if (!order) return;
  const step = dueStep(order, now());
  if (step === "cancel") await cancelOrder(deps, order, "shop");
  if (step === "remind" && (await markReminded(db, id, now()))) {
    await recordChange(db, id, { kind: "reminded", detail: "", at: now(), actor: "shop" });
    await queueOrderEmail(deps, order, { kind: "reminder", actor: "shop" });
  }
}
