import { orderStates } from "~/features/delivery/orderStates";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { findOrderId, readPaymentRecord } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { isPayable, nextStates } from "~/features/orders/orderTransitions";
import { paymentDue } from "~/features/orders/payment/paymentDue";
import { readLedger } from "~/features/orders/refunds/refund.queries.server";
import { readAlteredLines, readPicking } from "~/features/orders/staffOrders.queries.server";
import { readOrderWithdrawals } from "~/features/withdrawals/returns.queries.server";
import type { Db } from "~/platform/database/database.server";
import { type Terminal, UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { readHistory } from "./orderHistory";
import { packingSheet } from "./orderSheet";

/** Shows everything that staff need to fulfil an order, and who has changed what in it. */
export async function showOrder({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const { db } = await openWorld();
  const id = await findNamedOrder(db, positionals, terminal);
  const order = id && (await findOrder(db, id));
  if (!order) return 1;
  const sheet = packingSheet(order, {
    currency: await readCurrency(db, order.locale),
    details: await readPaymentRecord(db, order.id),
    ledger: await readLedger(db, order),
    picking: await readPicking(db, order.id),
    altered: await readAlteredLines(db, order.id),
    withdrawals: await readOrderWithdrawals(db, order.id),
  });
  for (const line of sheet) terminal.print(line);
  terminal.print("");
  terminal.print("HISTORY");
  for (const line of await readHistory(db, order)) terminal.print(`  ${line}`);
  const review = await readReview(db, order.id);
  if (review) terminal.print(`  Courier: ${review.stars} of 5. ${review.body}`);
  terminal.print("");
  const next = nextStates(order);
  terminal.print(next.length > 0 ? `Next: ${next.join(", ")}.` : "Nothing more can become of it.");
  for (const warning of paymentWarning(order)) terminal.print(`NOT PAID YET, ${warning}`);
  return 0;
}

function paymentWarning(order: Order): string[] {
  const due = isPayable(order) ? paymentDue(order) : null;
  if (due?.moment === "afterDelivery") return [`due ${due.day ?? `${due.days} days after the delivery`}.`];
  if (due === null || nextStates(order).length === 0) return [];
  const isHandedOver = orderStates[order.state].needsPayment;
  return [isHandedOver ? "though it was handed over." : "and paid in advance: it must not be handed over."];
}

/**
 * Returns the id of the order that the first argument names; prints an error and returns undefined when there is none.
 */
export async function findNamedOrder(db: Db, [number = ""]: string[], terminal: Terminal): Promise<string | undefined> {
  if (!/^\d{10}$/.test(number)) throw new UsageError("Name an order by its ten digits.");
  const id = await findOrderId(db, number);
  if (!id) terminal.printError(`There is no order ${number}.`);
  return id;
}
