import cluster from "node:cluster";
import { once } from "node:events";

import { type HeartbeatTerms, listenForBeats, startBeating } from "./heartbeat.server";
import type { World } from "./world.server";

/** Exit code of a worker that could not get its port: another would not get it either. */
export const cannotListen = 78;

export type WorkerTerms = HeartbeatTerms & {
  /** Pauses before a worker that died is replaced: at first, and at most when one after the other dies early. */
  firstPauseMs: number;
  longestPauseMs: number;
};

const beatMs = 1_000;
const minute = 60_000;

const usualTerms: WorkerTerms = {
  beatMs,
  hungAfterMs: 10_000,
  startWithinMs: 5 * minute,
  firstPauseMs: 100,
  longestPauseMs: 10_000,
};

/** On SQLite a worker stands still while it waits for the lock of another, ten seconds at a time and a few in a row. */
const sqliteHungAfterMs = 35_000;

type Led = Pick<World, "db" | "log"> & {
  environment: Pick<World["environment"], "workers" | "publicUrl" | "databaseUrl">;
};

/** `waiting` are the timers of places to be filled again. */
type Leading = { isStopping: boolean; waiting: Set<NodeJS.Timeout> };

/**
 * Runs in the first process: keeps `WORKERS` others serving, replaces one that dies or hangs, passes a stop on to all.
 * It never gives up: workers that die early are replaced after ever longer pauses.
 */
export async function leadWorkers(led: Led, terms: Partial<WorkerTerms> = {}): Promise<void> {
  const { workers, publicUrl, databaseUrl } = led.environment;
  const hungAfterMs = databaseUrl ? usualTerms.hungAfterMs : sqliteHungAfterMs;
  await led.db.destroy();
  // A connection that the first process hands to a dying worker would never be answered (docs/decisions/0015).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const state: Leading = { isStopping: false, waiting: new Set() };
  for (let count = 0; count < workers; count += 1) keepOne(led, { ...usualTerms, hungAfterMs, ...terms }, state);
  const stop = () => {
    state.isStopping = true;
    state.waiting.forEach(clearTimeout);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await once(cluster, "listening");
  led.log.info({ workers }, `the shop is open at ${publicUrl}`);
}

/** Runs in a worker, once it serves. */
export function followLeader(): void {
  if (cluster.isWorker) startBeating(beatMs);
}

/** Keeps one worker's place filled. */
function keepOne({ log }: Pick<Led, "log">, terms: WorkerTerms, state: Leading): void {
  const { firstPauseMs, longestPauseMs } = terms;
  let pauseMs = firstPauseMs;
  const start = () => {
    const startedAt = performance.now();
    const worker = cluster.fork();
    const pid = worker.process.pid;
    listenForBeats(worker, terms, () => {
      log.error({ pid }, "a worker hangs and is replaced");
      worker.process.kill("SIGKILL");
    });
    worker.once("exit", (code, signal) => {
      if (state.isStopping) return;
      if (code === cannotListen) process.exit(1);
      if (performance.now() - startedAt > longestPauseMs) pauseMs = firstPauseMs;
      log.error({ code, signal, pid, pauseMs }, "a worker died");
      const timer = setTimeout(() => {
        state.waiting.delete(timer);
        start();
      }, pauseMs);
      state.waiting.add(timer);
      pauseMs = Math.min(longestPauseMs, pauseMs * 2);
    });
  };
  start();
}
