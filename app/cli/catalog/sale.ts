import { changeSale, endSale } from "~/features/catalogChanges/changePrice.server";
import { readSales } from "~/features/catalogChanges/readSales.server";

import { parseArguments } from "../parseArguments";
import { printListing } from "../printListing";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { pricesOf } from "./amountArguments";
import { changeOptions, givenReason, printOutcome } from "./changedBy";
import { momentOf } from "./momentArgument";

export const saleUsage = [
  "sale <code> [--czk <amount>] [--eur <amount>|off] [--from <day or time>] [--to <day or time>] [--reason <why>]",
  "sale end <code> [--reason <why>]",
  "sale list [--json]",
].join("\n");

/**
 * `sale <code>`: sets a sale, which begins and ends by itself. Without dates it begins now, and ends only by hand. A
 * day given as `--to` is the sale's last day. `sale end <code>` · `sale list`.
 */
export async function runSale({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const text = { type: "string" } as const;
  const { positionals, values } = parseArguments(saleUsage, {
    args,
    allowPositionals: true,
    options: {
      ...changeOptions,
      czk: text,
      eur: text,
      from: text,
      to: text,
      json: { type: "boolean", default: false },
    },
  });
  const [first, second, ...rest] = positionals;
  if (!first || rest.length > 0) throw new UsageError("Name one product by its code, or say list.");
  if (first === "list" && !second) return list({ terminal, openWorld }, values.json);
  const reason = givenReason(values);
  if (first === "end") {
    if (!second) throw new UsageError("Name the product by its code.");
    const world = await openWorld();
    return printOutcome(terminal, second, await endSale(world, second, { actor: world.actor, reason }));
  }
  if (second) throw new UsageError(`There is no ${first}.`);
  const prices = pricesOf(values);
  if (prices.cs === undefined && prices.sk === undefined)
    throw new UsageError("Say a price with --czk, --eur or both.");
  const sale = { ...prices, fromAt: momentOf(values.from), toAt: momentOf(values.to, "to") };
  const world = await openWorld();
  return printOutcome(terminal, first, await changeSale(world, first, sale, { actor: world.actor, reason }));
}

async function list({ terminal, openWorld }: Pick<CommandContext, "terminal" | "openWorld">, asJson: boolean) {
  const sales = await readSales(await openWorld());
  const lineOf = ({ code, isOn, sale }: (typeof sales)[number]) => `${code.padEnd(16)} ${isOn ? "on " : "off"} ${sale}`;
  return printListing({ terminal, asJson }, sales, lineOf, "Nothing is in a sale.");
}
