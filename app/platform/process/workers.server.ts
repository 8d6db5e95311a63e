import cluster from "node:cluster";
import { once } from "node:events";
import { minuteMs } from "../time/durations";

import { type HeartbeatOptions, startHeartbeat, watchHeartbeat } from "./heartbeat.server";
import { allocatorEnvironment, limitHeapGrowth, workerFlags } from "./workerMemory.server";
import type { World } from "./world.server";

/**
 * Exit code of a worker that could not listen on its port. It is not replaced, as another worker could not listen
 * either.
 */
export const cannotListen = 78;

export type WorkerOptions = HeartbeatOptions & {
  /** Pauses before a dead worker is replaced: the first one, and the longest one when workers keep dying early. */
  firstPauseMs: number;
  maxPauseMs: number;
};

const beatMs = 1_000;

const defaultOptions: WorkerOptions = {
  beatMs,
  hungAfterMs: 10_000,
  startWithinMs: 5 * minuteMs,
  firstPauseMs: 100,
  maxPauseMs: 10_000,
};

/** On SQLite a worker blocks while it waits for another one's lock: ten seconds at a time, and a few times in a row. */
const sqliteHungAfterMs = 35_000;

type SupervisorDeps = Pick<World, "db" | "log"> & {
  environment: Pick<World["environment"], "workers" | "publicUrl" | "databaseUrl">;
};

/** `waiting` holds the timers of pending restarts. */
type SupervisorState = { isStopping: boolean; waiting: Set<NodeJS.Timeout> };

/**
 * Runs in the primary process: keeps `WORKERS` workers serving, replaces one that dies or hangs, passes a stop signal
 * on to all. It never gives up: workers that die early are replaced after ever longer pauses.
 */
export async function superviseWorkers(deps: SupervisorDeps, options: Partial<WorkerOptions> = {}): Promise<void> {
  const { workers, publicUrl, databaseUrl } = deps.environment;
  const hungAfterMs = databaseUrl ? defaultOptions.hungAfterMs : sqliteHungAfterMs;
  await deps.db.destroy();
  // A connection that the primary hands to a dying worker would never get a response (docs/decisions/0015).
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...workerFlags(process.env)] });
  const state: SupervisorState = { isStopping: false, waiting: new Set() };
  for (let count = 0; count < workers; count += 1)
    keepWorkerRunning(deps, { ...defaultOptions, hungAfterMs, ...options }, state);
  const stop = () => {
    if (state.isStopping) return;
    state.isStopping = true;
    state.waiting.forEach(clearTimeout);
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  await once(cluster, "listening");
  deps.log.info({ workers }, `the shop is open at ${publicUrl}`);
}

/** Prepares a worker for its work once it serves requests. */
export function settleWorker(): void {
  if (!cluster.isWorker) return;
  limitHeapGrowth();
  startHeartbeat(beatMs);
}

/** Restarts one worker whenever it exits. */
function keepWorkerRunning({ log }: Pick<SupervisorDeps, "log">, options: WorkerOptions, state: SupervisorState): void {
  const { firstPauseMs, maxPauseMs } = options;
  let pauseMs = firstPauseMs;
  const start = () => {
    const startedAt = performance.now();
    const worker = cluster.fork(allocatorEnvironment(process.env));
    const pid = worker.process.pid;
    watchHeartbeat(worker, options, () => {
      log.error({ pid }, "a worker hangs and is replaced");
      worker.process.kill("SIGKILL");
    });
    worker.once("exit", (code, signal) => {
      if (state.isStopping) return;
      if (code === cannotListen) process.exit(1);
      if (performance.now() - startedAt > maxPauseMs) pauseMs = firstPauseMs;
      log.error({ code, signal, pid, pauseMs }, "a worker died");
      const timer = setTimeout(() => {
        state.waiting.delete(timer);
        start();
      }, pauseMs);
      state.waiting.add(timer);
      pauseMs = Math.min(maxPauseMs, pauseMs * 2);
    });
  };
  start();
}
