import { Visitor } from "../../support/browser/visitor";
import { agree } from "../../support/purchase";
import { prepareTortureBuyers, purchase } from "../buyers";
import type { Report } from "../faultyGateway";
import { putInStock, withDatabase } from "../ledger";
import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const buyers = 6;
const lies: readonly Report[] = ["pending", "other price", "other order", "not json", "endless", "silent"];

/**
 * The gateway lies about payments, and no order may count as paid. Then it tells the truth, three times, and each order
 * is paid once.
 */
export async function faultyGateway(stage: Stage): Promise<Tally> {
  const { gateway } = stage;
  await putInStock(stage, buyers * 2);
  const known = new Set(gateway.payments.keys());
  gateway.setReport("truth");
  const prepared = await prepareTortureBuyers(stage, buyers, { payment: "card" });
  const answers = await Promise.all(prepared.map(({ visitor, review }) => agree(visitor, purchase, review)));
  const opened = [...gateway.payments.keys()].filter((id) => !known.has(id));
  const bank = new Visitor(stage.shop.url);
  let faults = answers.filter(({ status }) => status !== 303).length + (opened.length === buyers ? 0 : 1);
  for (const lie of lies) {
    gateway.setReport(lie);
    const replies = await Promise.all(opened.map((transId) => bank.post("/platba/oznameni", { transId })));
    faults += replies.filter(({ status }) => status !== 200 && status !== 503).length;
  }
  const believedLies = await countPaid(stage, opened);
  gateway.setReport("truth");
  for (const transId of opened) markPaid(stage, transId);
  const notices = [...opened, ...opened, ...opened].map((transId) => bank.post("/platba/oznameni", { transId }));
  const confirmations = await Promise.all(notices);
  faults += confirmations.filter(({ status }) => status !== 200).length;
  const paid = await countPaid(stage, opened);
  return tally({
    sent: lies.length * opened.length + confirmations.length,
    lost: opened.length - paid,
    doubled: believedLies + (await countRefundsDue(stage, opened)),
    faults,
  });
}

function markPaid({ gateway }: Stage, transId: string): void {
  const payment = gateway.payments.get(transId);
  if (payment) payment.isPaid = true;
}

async function countPaid(stage: Stage, transactionIds: string[]): Promise<number> {
  return (await ordersOf(stage, transactionIds)).filter(({ paidAt }) => paidAt !== null).length;
}

/** Counts orders with a refund due, which is money that came twice; here it came once. */
async function countRefundsDue(stage: Stage, transactionIds: string[]): Promise<number> {
  return (await ordersOf(stage, transactionIds)).filter(({ refundDueAt }) => refundDueAt !== null).length;
}

function ordersOf(stage: Stage, transactionIds: string[]) {
  return withDatabase(stage, (db) =>
    db
      .selectFrom("orders")
      .innerJoin("payment_attempt", "payment_attempt.order_id", "orders.id")
      .where("payment_attempt.transaction_id", "in", transactionIds.length > 0 ? transactionIds : [""])
      .select(["orders.paid_at as paidAt", "orders.refund_due_at as refundDueAt"])
      .execute(),
  );
}
