import { runRush as placeAtOnce } from "../../support/rush";
import { purchase } from "../buyers";
import { putInStock } from "../ledger";
import type { Stage } from "../stage";
import { type Tally, tally } from "../tally";

const buyers = 300;

/** Hundreds of buyers submit at the same moment, and there are enough pieces for all: each gets an order. */
export async function rush(stage: Stage): Promise<Tally> {
  await putInStock(stage, buyers * 2);
  const { orders, refusals, faults, p50Ms, p99Ms } = await placeAtOnce({ shop: stage.shop, buyers, purchase });
  process.stderr.write(`  rush of ${buyers}: p50 ${Math.round(p50Ms)} ms, p99 ${Math.round(p99Ms)} ms\n`);
  return tally({ sent: buyers, lost: Math.max(0, buyers - orders - refusals - faults) + refusals, faults });
}
