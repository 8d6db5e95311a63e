import { markLineAltered } from "~/features/orders/history/markLineAltered.server";
import { UsageError } from "../terminal";
import type { OrderCommand } from "./order";
import { findNamedOrder } from "./orderShow";

/** Marks a line as altered for its customer, which cannot be withdrawn from (decision 70). */
export async function markOrderLine({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const [number, line = ""] = positionals;
  if (positionals.length !== 2 || !/^[1-9]\d?$/.test(line))
    throw new UsageError("Say which order, and which of its lines.");
  const world = await openWorld();
  const id = await findNamedOrder(world.db, positionals, terminal);
  if (!id) return 1;
  if (await markLineAltered(world, id, Number(line), `staff ${world.actor}`)) {
    terminal.print(`Line ${line} of order ${number} counts as altered.`);
    return 0;
  }
  terminal.printError(`Order ${number} has no line ${line}.`);
  return 1;
}
