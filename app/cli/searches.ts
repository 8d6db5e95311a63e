import { readZeroResults } from "~/features/search/zeroResult.queries.server";
import { dayMs } from "~/platform/time/durations";

import { parseArguments } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { UsageError } from "./terminal";

const maxLines = 200;

/** `searches [--days <number>]`: what visitors looked for in vain, the most frequent first, a line each. */
export async function runSearches({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const days = parseOptions(args);
  const { db, now } = await openWorld();
  const since = new Date(now() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const misses = await readZeroResults(db, since, maxLines);
  for (const { times, locale, query } of misses) terminal.print(`${String(times).padStart(6)}  ${locale}  ${query}`);
  if (misses.length === 0) terminal.print(`Nothing was looked for in vain since ${since}.`);
  return 0;
}

function parseOptions(args: string[]): number {
  const { values } = parseArguments({ args, options: { days: { type: "string", default: "30" } } });
  if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new UsageError("--days must be a whole number from 1 to 9999.");
  return Number(values.days);
}
