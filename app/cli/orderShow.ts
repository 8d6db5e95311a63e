import { slotText } from "~/features/delivery/pickupSlots";
import { readCurrency } from "~/features/money/currency.queries.server";
import { formatMoney } from "~/features/money/money";
import { readReview } from "~/features/orders/carrierReview/carrierReview.queries.server";
import { readOrderEvents } from "~/features/orders/customerOrders.queries.server";
import { findOrderId, readAllocations } from "~/features/orders/orderState.queries.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { nextStates } from "~/features/orders/orderTransitions";
import { readStaffOrderDetails, type StaffOrderDetails } from "~/features/orders/staffOrders.queries.server";
import { readAttempts } from "~/features/payments/payments.queries.server";
import type { Db } from "~/platform/database/database.server";
import { formatDateTime } from "~/platform/time/formatDate";

import type { OrderCommand } from "./order";
import { type Terminal, UsageError } from "./terminal";

export async function showOrder({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const { db } = await openWorld();
  const id = await findNamedOrder(db, positionals, terminal);
  const order = id && (await findOrder(db, id));
  if (!order) return 1;
  const currency = await readCurrency(db, order.locale);
  const money = (amountMinor: number) => formatMoney(amountMinor, currency);
  terminal.print(`${order.number}  ${order.state}  ${paidOf(order, await readStaffOrderDetails(db, order.id))}`);
  terminal.print(`${order.billing.firstname} ${order.billing.lastname}  ${order.email}  ${order.phone}`);
  terminal.print(`${order.carrierId} ${placeOf(order)}  ${order.paymentId}  ${money(order.totals.totalMinor)}`);
  for (const [index, { quantity, code, name, variantName, lineMinor }] of order.lines.entries()) {
    terminal.print(`${index + 1}. ${quantity}x ${code} ${name} ${variantName}  ${money(lineMinor)}`);
  }
  for (const place of await readPlaces(db, order.id)) terminal.print(`   ${place}`);
  for (const { state, at, actor } of await readOrderEvents(db, order.id)) {
    terminal.print(`${formatDateTime(at)}  ${state}  by ${actor}`);
  }
  for (const { attempt, state, openedAt, transactionId } of await readAttempts(db, order.id)) {
    terminal.print(`${formatDateTime(openedAt)}  card, try ${attempt}: ${state}  ${transactionId ?? "not opened"}`);
  }
  const review = await readReview(db, order.id);
  if (review) terminal.print(`Courier: ${review.stars} of 5. ${review.body}`);
  const next = nextStates(order);
  terminal.print(next.length > 0 ? `Next: ${next.join(", ")}.` : "Nothing more can become of it.");
  return 0;
}

/** Which pieces are fetched where: `line 1: 2x from brno`. */
async function readPlaces(db: Db, orderId: string): Promise<string[]> {
  const allocations = await readAllocations(db, orderId);
  return allocations
    .sort((a, b) => a.linePosition - b.linePosition)
    .map(({ linePosition, quantity, storeId }) => `line ${linePosition}: ${quantity}x from ${storeId}`);
}

/** The order that the first argument names; says so when there is none. */
export async function findNamedOrder(db: Db, [number = ""]: string[], terminal: Terminal): Promise<string | undefined> {
  if (!/^\d{10}$/.test(number)) throw new UsageError("Name an order by its ten digits.");
  const id = await findOrderId(db, number);
  if (!id) terminal.printError(`There is no order ${number}.`);
  return id;
}

function paidOf({ paidAt, isTrialPayment }: Order, { paidBy, refundDueAt, withdrawnAt }: StaffOrderDetails): string {
  const facts = [
    paidAt === null ? "unpaid" : `paid ${formatDateTime(paidAt)} by ${paidBy ?? "unknown"}`,
    isTrialPayment ? "TRIAL payment: no money moves" : "",
    refundDueAt === null ? "" : `REFUND due since ${formatDateTime(refundDueAt)}`,
    withdrawnAt === null ? "" : `withdrawn from ${formatDateTime(withdrawnAt)}`,
  ];
  return facts.filter(Boolean).join(", ");
}

function placeOf({ destination }: Order): string {
  if (destination.kind === "store") {
    const { store, slot } = destination;
    return slot ? `${store.name} on ${slotText(slot).replace("T", " at ")}` : store.name;
  }
  const { street, zip, city, country } = destination.address;
  return `${street}, ${zip} ${city}, ${country}`;
}
