import { orderStates } from "~/features/delivery/orderStates";
import { type ChangeOrderStateResult, changeOrderState } from "~/features/orders/changeOrderState.server";
import type { Order } from "~/features/orders/orders";
import { nextStates } from "~/features/orders/orderTransitions";
import { isDay } from "~/platform/time/pragueClock";
import { boundsOf } from "../dayArgument";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { stateOf } from "./orderList";
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
