import { killFirstStarts, killUpgrades } from "../../support/shop/killedStarts";
import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const killsEachRound = 20;

/**
 * First starts and starts of a new version are killed at random moments; the next start must find everything complete.
 */
export async function firstStarts({ postgres }: Stage): Promise<Tally> {
  const given = { count: killsEachRound, databaseUrl: postgres?.urlOf("torture") };
  const first = await killFirstStarts(given);
  const upgrades = await killUpgrades(given);
  for (const reason of [...first.reasons, ...upgrades.reasons]) process.stderr.write(`  broken: ${reason}\n`);
  return tally({ sent: first.kills + upgrades.kills, lost: first.broken + upgrades.broken });
}
