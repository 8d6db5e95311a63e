import { orderStates } from "~/features/delivery/orderStates";
import { readCurrency } from "~/features/money/currency.queries.server";
import { type Currency, formatMoney } from "~/features/money/money";
import {
  type ChangeOrderStateResult,
  changeOrderState,
  type PayOrderResult,
  payOrder,
} from "~/features/orders/changeOrderState.server";
import type { Order } from "~/features/orders/orders";
import { findOrder } from "~/features/orders/orders.queries.server";
import { nextStates } from "~/features/orders/orderTransitions";
import { isDay } from "~/platform/time/pragueClock";
import { boundsOf } from "../dayArgument";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { stateOf } from "./orderList";
import { amountOf } from "./orderRefund";
import { findNamedOrder } from "./orderShow";

export async function moveOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 2) throw new UsageError("Say which order, and to which state.");
  const [number = "", argument] = positionals;
  const state = stateOf(argument);
  const { delivered, "unpaid-because": unpaidReason } = choices;
  if (delivered !== undefined && (!isDay(delivered) || !orderStates[state].isDelivered)) {
    throw new UsageError("--delivered is the day of the delivery, as YYYY-MM-DD, of an order that is closed.");
  }
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  // The end of that day is used, because a parcel may be sent and arrive on the same day.
  const deliveredAt = delivered === undefined ? undefined : Math.min(boundsOf(delivered).before - 1, world.now());
  const moved = await changeOrderState(world, id, state, `staff ${world.actor}`, { unpaidReason, deliveredAt });
  if (moved.ok) {
    terminal.print(`Order ${number} is ${state}; its customer gets an e-mail.`);
    return 0;
  }
  terminal.printError(refusalOf(number, state, moved));
  return 1;
}

function refusalOf(number: string, state: string, refused: ChangeOrderStateResult & { ok: false }): string {
  switch (refused.reason) {
    case "forbidden":
      return `Order ${number} cannot become ${state}. ${possibleStates(refused.order)}`;
    case "shipping":
      return `A parcel has a tracking number: npm run shop -- order ship ${number} --tracking <number>`;
    case "unpaid":
      return unpaidRefusal(number);
    case "delivered":
      return `Order ${number} can have been delivered only between its shipping and now.`;
    case "gift-used":
      return `A gift voucher of order ${number} has been used already, so the order cannot be cancelled.`;
    default:
      return `There is no order ${number}.`;
  }
}

export function possibleStates(order: Order): string {
  const next = nextStates(order);
  return next.length > 0
    ? `It is ${order.state} and can become only ${next.join(" or ")}.`
    : `It is ${order.state} and can become no other.`;
}

export function unpaidRefusal(number: string): string {
  return `Order ${number} is to be paid in advance and is not paid yet, so it must not be handed over. When the money is there: order pay ${number}. To hand it over nevertheless, give the reason with --unpaid-because.`;
}

export async function payOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 1) throw new UsageError("Say which order.");
  const [number = ""] = positionals;
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  const order = id && (await findOrder(world.db, id));
  if (!order) return 1;
  const currency = await readCurrency(world.db, order.locale);
  const amountMinor = amountOf(choices.amount, currency);
  const paid = await payOrder(world, order.id, `staff ${world.actor}`, amountMinor);
  if (!paid.ok) {
    terminal.printError(unpaidText(number, paid, currency));
    return 1;
  }
  terminal.print(
    paid.isRefundDue
      ? `Order ${number} was cancelled: send the money back, then order refund ${number} --manual --reason <reason>.`
      : `Order ${number} is paid.`,
  );
  return 0;
}

function unpaidText(number: string, refused: PayOrderResult & { ok: false }, currency: Currency): string {
  switch (refused.reason) {
    case "amount-missing":
      return `A part of order ${number} was withdrawn from: ${formatMoney(refused.dueMinor, currency)} are left to pay. Say with --amount how much came.`;
    case "too-little":
      return `That does not pay order ${number}: ${formatMoney(refused.dueMinor, currency)} are to be paid.`;
    default:
      return `Order ${number} is paid already.`;
  }
}
