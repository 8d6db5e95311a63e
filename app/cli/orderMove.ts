import { moveOrder, payOrder } from "~/features/orders/moveOrder.server";
import { nextStates } from "~/features/orders/orderMoves";

import type { OrderCommand } from "./order";
import { stateOf } from "./orderList";
import { namedOrder } from "./orderShow";
import { BadUsage } from "./terminal";

export async function moveOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 2) throw new BadUsage("Say which order, and to which state.");
  const [number, word] = positionals;
  const state = stateOf(word);
  const world = await openWorld();
  const id = await namedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  const moved = await moveOrder(world, id, state, `staff ${choices.by}`);
  if (moved.ok) {
    terminal.say(`Order ${number} is ${state}; its customer is told by letter.`);
    return 0;
  }
  const next = moved.reason === "forbidden" ? nextStates(moved.order) : [];
  const way = next.length > 0 ? `only ${next.join(" or ")}` : "no other";
  terminal.complain(`Order ${number} can become ${way}, not ${state}.`);
  return 1;
}

export async function payOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 1) throw new BadUsage("Say which order.");
  const [number] = positionals;
  const world = await openWorld();
  const id = await namedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  const paid = await payOrder(world, id, `staff ${choices.by}`);
  if (!paid.ok) {
    terminal.complain(`Order ${number} is paid already.`);
    return 1;
  }
  terminal.say(paid.isRefundDue ? `Order ${number} was cancelled: send the money back.` : `Order ${number} is paid.`);
  return 0;
}
