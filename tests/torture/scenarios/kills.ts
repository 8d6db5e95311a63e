import { setTimeout as wait } from "node:timers/promises";

import { agreeTwice, prepareTortureBuyers } from "../buyers";
import { audit, judgeAnswers, putInStock } from "../ledger";
import { pick } from "../random";
import { kill, killAndRestart, type Stage, workerPids } from "../stage";
import { sum, type Tally } from "../tally";

const buyers = 24;

/** A worker is killed while orders are placed: the others continue, and everything acknowledged is stored. */
export function killWorker(stage: Stage): Promise<Tally> {
  return whileBuying(stage, async () => {
    const pids = workerPids(stage);
    const before = deathsIn(stage);
    if (pids.length === 0 || !kill(pick(stage.random, pids))) return;
    stage.plannedDeaths += 1;
    // Connections that the kernel had given to the dead worker break, and that must not affect the next scenario.
    for (let waited = 0; deathsIn(stage) === before && waited < 10_000; waited += 20) await wait(20);
  });
}

function deathsIn({ shop }: Stage): number {
  return shop.log.filter((line) => line.includes('"msg":"a worker died"')).length;
}

/** All processes are killed while orders are placed, like by a power cut, and the shop is started again. */
export function killAll(stage: Stage): Promise<Tally> {
  return whileBuying(stage, () => killAndRestart(stage));
}

/** Calls `strike` at a random moment between the first order and the last. */
async function whileBuying(stage: Stage, strike: () => Promise<void>): Promise<Tally> {
  const opening = await putInStock(stage, buyers * 2);
  const prepared = await prepareTortureBuyers(stage, buyers);
  const moment = Math.floor(stage.random() * buyers);
  let agreed = 0;
  let struck: Promise<void> | undefined;
  const answers = await Promise.all(
    prepared.map(async (buyer) => {
      const given = await agreeTwice(buyer);
      agreed += 1;
      if (agreed > moment) struck ??= strike();
      return given;
    }),
  );
  await struck;
  const found = await audit(stage, opening, answers);
  return sum(found, judgeAnswers(answers.flat(), { expects503: true }));
}
