import { mayStillBePaid } from "~/features/payments/payments";
import { readUnsettledAttempts } from "~/features/payments/payments.queries.server";
import type { Log } from "~/platform/log/log.server";

import { cancelOrder } from "./cancelOrder.server";
import { lockAndFindOrder } from "./changeOrderState.server";
import { queueOrderEmail } from "./email/queueOrderEmail.server";
import { recordChange } from "./history/orderChange.queries.server";
import { inTransaction, type OrderDeps } from "./orderDeps.server";
import type { Order } from "./orders";
import { dueStep } from "./orderTransitions";
import { markReminded, readOverdueIds, readUnpaidIds } from "./payment/lateMoney.queries.server";
import { isPaymentOverdue } from "./payment/paymentDue";
import { settleOrderPayments } from "./payment/settlePayment.server";
import type { PaymentDeps } from "./payment/startPayment.server";

const batch = 100;

/**
 * Sends one reminder for each unpaid order, and cancels those past their deadline. It also sends one reminder for each
 * order whose payment after the delivery is overdue. Any number of processes may run it concurrently: each order is
 * locked and read again, so that a payment that has just arrived counts. No order is cancelled while money for it may
 * be on its way (decision 62).
 */
export async function expireUnpaid(deps: PaymentDeps, log: Pick<Log, "error">): Promise<void> {
  const { db, now } = deps;
  await forEach(await readUnpaidIds(db, now(), batch), async (id) => {
    // The gateway is called outside of any transaction.
    const isAnswered = await settleOrderPayments({ ...deps, log }, id);
    await inTransaction(deps, (txDeps) => processUnpaidOrder(txDeps, id, isAnswered));
  });
  await forEach(await readOverdueIds(db, now(), batch), (id) =>
    inTransaction(deps, (txDeps) => processOverdueOrder(txDeps, id)),
  );

  async function forEach(ids: readonly string[], process: (id: string) => Promise<void>): Promise<void> {
    for (const id of ids) {
      try {
        await process(id);
      } catch (error) {
        // A failure with one order must not hold up the others.
        log.error({ err: error, orderId: id }, "unpaid order not dealt with");
      }
    }
  }
}

async function processUnpaidOrder(deps: OrderDeps, id: string, isAnswered: boolean): Promise<void> {
  const order = await lockAndFindOrder(deps, id);
  if (!order) return;
  const step = dueStep(order, deps.now());
  if (step === "cancel" && !(await awaitsMoney(deps, id, isAnswered))) await cancelOrder(deps, order, "shop");
  if (step === "remind") await remind(deps, order, "reminder");
}

async function awaitsMoney({ db, now }: OrderDeps, id: string, isAnswered: boolean): Promise<boolean> {
  const unsettled = await readUnsettledAttempts(db, id);
  return unsettled.some((attempt) => mayStillBePaid(attempt, { now: now(), isAnswered }));
}

async function processOverdueOrder(deps: OrderDeps, id: string): Promise<void> {
  const order = await lockAndFindOrder(deps, id);
  if (order && isPaymentOverdue(order, deps.now())) await remind(deps, order, "overdue");
}

async function remind(deps: OrderDeps, order: Order, kind: "reminder" | "overdue"): Promise<void> {
  const { db, now } = deps;
  if (!(await markReminded(db, order.id, now()))) return;
  await recordChange(db, order.id, { kind: "reminded", detail: "", at: now(), actor: "shop" });
  await queueOrderEmail(deps, order, { kind, actor: "shop" });
}
