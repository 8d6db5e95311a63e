import { readZeroResults } from "~/features/search/zeroResult.queries.server";
import { addDays, pragueClock } from "~/platform/time/pragueClock";

import { parseArguments } from "./parseArguments";
import { listingOption, printListing } from "./printListing";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

export const searchesUsage = "searches [--days <number>] [--json]";

const maxLines = 200;

/** `searches [--days <number>]`: lists the searches without results, the most frequent first, one on each line. */
export async function runSearches({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { days, asJson } = parseOptions(args);
  const { db, now } = await openWorld();
  const since = addDays(pragueClock(now()).date, 1 - days);
  const misses = await readZeroResults(db, since, maxLines);
  const lineOf = ({ times, locale, query }: (typeof misses)[number]) =>
    `${String(times).padStart(6)}  ${locale}  ${query}`;
  return printListing({ terminal, asJson }, misses, lineOf, `Nothing was looked for in vain since ${since}.`);
}

function parseOptions(args: string[]) {
  const { values } = parseArguments(searchesUsage, {
    args,
    options: { days: { type: "string", default: "30" }, ...listingOption },
  });
  if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new UsageError("--days must be a whole number from 1 to 9999.");
  return { days: Number(values.days), asJson: values.json };
}
