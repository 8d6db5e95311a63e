import { readMisses } from "~/features/search/zeroResult.queries.server";

import { readWords } from "./parseArguments";
import type { CommandContext } from "./runShop";
import { BadUsage } from "./terminal";

const dayMs = 86_400_000;
const mostLines = 200;

/** `searches [--days <number>]`: what visitors looked for in vain, the most frequent first, a line each. */
export async function runSearches({ words, terminal, openWorld }: CommandContext): Promise<number> {
  const days = understood(words);
  const { db, now } = await openWorld();
  const since = new Date(now() - (days - 1) * dayMs).toISOString().slice(0, 10);
  const misses = await readMisses(db, since, mostLines);
  for (const { times, locale, query } of misses) terminal.say(`${String(times).padStart(6)}  ${locale}  ${query}`);
  if (misses.length === 0) terminal.say(`Nothing was looked for in vain since ${since}.`);
  return 0;
}

function understood(words: string[]): number {
  const { values } = readWords({ args: words, options: { days: { type: "string", default: "30" } } });
  if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new BadUsage("--days must be a whole number from 1 to 9999.");
  return Number(values.days);
}
