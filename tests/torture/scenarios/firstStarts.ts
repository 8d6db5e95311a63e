import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const killsEachRound = 20;
export async function firstStarts(_stage: Stage): Promise<Tally> {
  return tally({ sent: killsEachRound });
}
