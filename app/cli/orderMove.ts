import { changeOrderState, payOrder } from "~/features/orders/changeOrderState.server";
import { nextStates } from "~/features/orders/orderTransitions";

import type { OrderCommand } from "./order";
import { stateOf } from "./orderList";
import { findNamedOrder } from "./orderShow";
import { UsageError } from "./terminal";

export async function moveOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 2) throw new UsageError("Say which order, and to which state.");
  const [number, argument] = positionals;
  const state = stateOf(argument);
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  const moved = await changeOrderState(world, id, state, `staff ${choices.by}`);
  if (moved.ok) {
    terminal.print(`Order ${number} is ${state}; its customer gets an e-mail.`);
    return 0;
  }
  const next = moved.reason === "forbidden" ? nextStates(moved.order) : [];
  const way = next.length > 0 ? `only ${next.join(" or ")}` : "no other";
  terminal.printError(`Order ${number} can become ${way}, not ${state}.`);
  return 1;
}

export async function payOrders({ positionals, choices, terminal, openWorld }: OrderCommand): Promise<number> {
  if (positionals.length !== 1) throw new UsageError("Say which order.");
  const [number] = positionals;
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  const paid = await payOrder(world, id, `staff ${choices.by}`);
  if (!paid.ok) {
    terminal.printError(`Order ${number} is paid already.`);
    return 1;
  }
  terminal.print(paid.isRefundDue ? `Order ${number} was cancelled: send the money back.` : `Order ${number} is paid.`);
  return 0;
}
