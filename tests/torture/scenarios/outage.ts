import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";

import { agreeTwice, type MaybeAnswer, prepareTortureBuyers, type TortureBuyer } from "../buyers";
import { audit, judgeAnswers, putInStock, withDatabase } from "../ledger";
import { pick } from "../random";
import type { Stage } from "../stage";
import { sum, type Tally, tally } from "../tally";

const buyers = 20;
const outagesMs = [1_000, 3_000, 10_000, 30_000];
const recoversWithinMs = 2_000;
const pauseMs = 50;

/**
 * The database is unavailable while orders are placed: Postgres is stopped, or another process holds SQLite's lock.
 * Pages respond 503, no process dies, and two seconds after the database's return everything works again.
 */
export async function databaseOutage(stage: Stage): Promise<Tally> {
  const opening = await putInStock(stage, buyers * 2);
  const prepared = await prepareTortureBuyers(stage, buyers);
  const { answers, found } = await duringOutage(stage, prepared);
  const books = await audit(stage, opening, answers);
  return [books, found, judgeAnswers(answers.flat(), { expects503: true })].reduce(sum);
}

async function duringOutage(stage: Stage, prepared: TortureBuyer[]) {
  const looking = new AbortController();
  const health = lookAtHealth(stage, looking.signal);
  const agreeing = Promise.all(
    prepared.map(async (buyer) => {
      await wait(stage.random() * 2_000);
      return agreeTwice(buyer);
    }),
  );
  await wait(500);
  await takeDatabaseAway(stage, pick(stage.random, outagesMs));
  const recoveryMs = await untilServed(stage);
  const answers: MaybeAnswer[][] = await agreeing;
  looking.abort();
  const isSlow = stage.kind === "postgres" && recoveryMs > recoversWithinMs;
  return { answers, found: sum(await health, tally({ faults: isSlow ? 1 : 0 })) };
}

async function takeDatabaseAway(stage: Stage, outageMs: number): Promise<void> {
  if (stage.postgres) {
    await stage.postgres.halt();
    await wait(outageMs);
    await stage.postgres.resume();
    return;
  }
  await withDatabase(stage, (db) =>
    db.transaction().execute(async (tx) => {
      await sql`update order_sequence set last_number = last_number`.execute(tx);
      await wait(outageMs);
    }),
  );
}

/** Checks that the process reports itself healthy throughout, whatever the database does. */
async function lookAtHealth(stage: Stage, until: AbortSignal): Promise<Tally> {
  let sent = 0;
  let faults = 0;
  while (!until.aborted) {
    const health = await fetch(`${stage.shop.url}/healthz`).catch(() => undefined);
    sent += 1;
    if (!health?.ok) faults += 1;
    await wait(pauseMs);
  }
  return tally({ sent, faults });
}

/** Returns the milliseconds until a page that needs the database is served. */
async function untilServed(stage: Stage): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const answer = await fetch(`${stage.shop.url}/kosik`).catch(() => undefined);
    if (answer?.ok) return performance.now() - startedAt;
    await wait(pauseMs);
  }
}
