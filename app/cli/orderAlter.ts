import { markAltered } from "~/features/orders/orderDesk.queries.server";

import type { OrderCommand } from "./order";
import { namedOrder } from "./orderShow";
import { BadUsage } from "./terminal";

/** A piece altered for its customer is not withdrawn from (decision 70). */
export async function alterLine({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const [number, line = ""] = positionals;
  if (positionals.length !== 2 || !/^[1-9]\d?$/.test(line))
    throw new BadUsage("Say which order, and which of its lines.");
  const { db } = await openWorld();
  const id = await namedOrder(db, positionals, terminal);
  if (!id) return 1;
  if (await markAltered(db, id, Number(line))) {
    terminal.say(`Line ${line} of order ${number} counts as altered.`);
    return 0;
  }
  terminal.complain(`Order ${number} has no line ${line}.`);
  return 1;
}
