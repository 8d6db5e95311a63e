import { markAltered } from "~/features/orders/staffOrders.queries.server";

import type { OrderCommand } from "./order";
import { findNamedOrder } from "./orderShow";
import { UsageError } from "./terminal";

/** A piece altered for its customer is not withdrawn from (decision 70). */
export async function markLineAltered({ positionals, terminal, openWorld }: OrderCommand): Promise<number> {
  const [number, line = ""] = positionals;
  if (positionals.length !== 2 || !/^[1-9]\d?$/.test(line))
    throw new UsageError("Say which order, and which of its lines.");
  const { db } = await openWorld();
  const id = await findNamedOrder(db, positionals, terminal);
  if (!id) return 1;
  if (await markAltered(db, id, Number(line))) {
    terminal.print(`Line ${line} of order ${number} counts as altered.`);
    return 0;
  }
  terminal.printError(`Order ${number} has no line ${line}.`);
  return 1;
}
