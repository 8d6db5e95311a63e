import { fuzzForms } from "../../support/fuzzForms";
import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const formsEachRound = 5_000;

/** Sends random names and bodies to every form of the shop. */
export async function fuzzedForms({ shop, random }: Stage): Promise<Tally> {
  const seed = Math.floor(random() * 1_000_000);
  const { sent, failures } = await fuzzForms({ url: shop.url, count: formsEachRound, seed });
  return tally({ sent, faults: failures.length });
}
