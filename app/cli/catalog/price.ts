import { changePrice } from "~/features/catalogChanges/changePrice.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";
import { pricesOf } from "./amountArguments";
import { changeOptions, givenReason, printOutcome } from "./changedBy";

export const priceUsage = "price <code> [--czk <amount>] [--eur <amount>|off] [--reason <why>]";

/** `price <code>`: changes the regular price with VAT; a currency that is not given keeps its price. */
export async function runPrice({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { positionals, values } = parseArguments(priceUsage, {
    args,
    allowPositionals: true,
    options: { ...changeOptions, czk: { type: "string" }, eur: { type: "string" } },
  });
  const [code, ...rest] = positionals;
  if (!code || rest.length > 0) throw new UsageError("Name one product by its code.");
  const prices = pricesOf(values);
  if (prices.cs === undefined && prices.sk === undefined)
    throw new UsageError("Say a price with --czk, --eur or both.");
  const reason = givenReason(values);
  const world = await openWorld();
  return printOutcome(terminal, code, await changePrice(world, code, prices, { actor: world.actor, reason }));
}
