import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { type DeskFacts, readDeskFacts } from "~/features/orders/orderDesk.queries.server";
import { nextStates } from "~/features/orders/orderMoves";
import { findOrderId } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { readAttempts } from "~/features/payments/payments.queries.server";
import type { Db } from "~/platform/database/database.server";
import { writtenInstant } from "~/platform/time/formatDate";

import type { OrderCommand } from "./order";
import { BadUsage, type Terminal } from "./terminal";

export async function showOrder({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const { db } = await openWorld();
  const id = await namedOrder(db, positionals, terminal);
  const order = id && (await findOrder(db, id));
  if (!order) return 1;
  const currency = await readCurrency(db, order.locale);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  terminal.say(`${order.number}  ${order.state}  ${paidOf(order, await readDeskFacts(db, order.id))}`);
  terminal.say(`${order.billing.firstname} ${order.billing.lastname}  ${order.email}  ${order.phone}`);
  terminal.say(`${order.carrierId} ${placeOf(order)}  ${order.paymentId}  ${money(order.totals.totalMinor)}`);
  for (const [index, { quantity, code, name, variantName, lineMinor }] of order.lines.entries()) {
    terminal.say(`${index + 1}. ${quantity}x ${code} ${name} ${variantName}  ${money(lineMinor)}`);
  }
  for (const { state, at, actor } of await readOrderEvents(db, order.id)) {
    terminal.say(`${writtenInstant(at)}  ${state}  by ${actor}`);
  }
  for (const { attempt, state, openedAt, transactionId } of await readAttempts(db, order.id)) {
    terminal.say(`${writtenInstant(openedAt)}  card, try ${attempt}: ${state}  ${transactionId ?? "not opened"}`);
  }
  const review = await readReview(db, order.id);
  if (review) terminal.say(`Courier: ${review.stars} of 5. ${review.body}`);
  const next = nextStates(order);
  terminal.say(next.length > 0 ? `Next: ${next.join(", ")}.` : "Nothing more can become of it.");
  return 0;
}

/** The order that the first word names; says so when there is none. */
export async function namedOrder(db: Db, [number = ""]: string[], terminal: Terminal): Promise<string | undefined> {
  if (!/^\d{10}$/.test(number)) throw new BadUsage("Name an order by its ten digits.");
  const id = await findOrderId(db, number);
  if (!id) terminal.complain(`There is no order ${number}.`);
  return id;
}

function paidOf({ paidAt, isTrialPayment }: Order, { paidBy, refundDueAt, withdrawnAt }: DeskFacts): string {
  const facts = [
    paidAt === null ? "unpaid" : `paid ${writtenInstant(paidAt)} by ${paidBy ?? "unknown"}`,
    isTrialPayment ? "TRIAL payment: no money moves" : "",
    refundDueAt === null ? "" : `REFUND due since ${writtenInstant(refundDueAt)}`,
    withdrawnAt === null ? "" : `withdrawn from ${writtenInstant(withdrawnAt)}`,
  ];
  return facts.filter(Boolean).join(", ");
}

function placeOf({ destination }: Order): string {
  if (destination.kind === "store") return destination.store.name;
  const { street, zip, city, country } = destination.address;
  return `${street}, ${zip} ${city}, ${country}`;
}
