import { changeStock } from "~/features/catalogChanges/changeStock.server";
import { readStockSheet, type StockRow } from "~/features/catalogChanges/readStockSheet.server";
import { parseStockChange } from "~/features/catalogChanges/stockChange";

import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import { reasonOf } from "../reasonArgument";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { changeOptions } from "./changedBy";

export const stockUsage = [
  "stock <sku> <place> +<pieces>|-<pieces>|=<pieces> --reason <why>",
  "stock <sku or code> [--json]",
].join("\n");

/**
 * `stock <sku> <place> +3`: adds pieces, `-2` removes them, `=5` sets the number that was counted there, including
 * those that are held for somebody. `stock <sku or code>` shows the stock of each place.
 */
export async function runStock({ args, terminal, openWorld }: CommandContext): Promise<number> {
  // parseArgs would parse -2 as an option.
  const written = args.filter((arg) => parseStockChange(arg) !== undefined);
  const { positionals, values } = parseArguments(stockUsage, {
    args: args.filter((arg) => !written.includes(arg)),
    allowPositionals: true,
    options: { ...changeOptions, json: { type: "boolean", default: false } },
  });
  const [sku, storeId, ...rest] = positionals;
  if (!sku || rest.length > 0 || written.length > 1) throw new UsageError("Name one variant by its SKU.");
  const change = parseStockChange(written[0] ?? "");
  if (!change && !storeId && values.reason === undefined) return show({ terminal, openWorld }, sku, values.json);
  if (!change || !storeId) throw new UsageError("Say the place and the change, such as praha +3.");
  const reason = reasonOf(values.reason);
  const world = await openWorld();
  const outcome = await changeStock(world, { sku, storeId, change }, { actor: world.actor, reason });
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { before, after, held } = outcome;
  const heldText = held === 0 ? "" : `; ${held} more lie there for orders and reservations`;
  terminal.print(`${outcome.sku} in ${storeId}: ${before} → ${after} for sale${heldText}.`);
  return 0;
}

async function show(
  { terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">,
  name: string,
  asJson: boolean,
) {
  const { db } = await openWorld();
  const rows = await readStockSheet(db, name);
  if (rows === undefined) {
    terminal.printError(`There is no variant or product ${name}.`);
    return 1;
  }
  return printListing({ terminal, asJson }, rows, lineOf, "No place has ever had it.");
}

function lineOf({ sku, place, forSale, held }: StockRow): string {
  return `${sku.padEnd(24)} ${place.padEnd(12)} ${String(forSale).padStart(5)} for sale, ${held} held`;
}
