import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection } from "kysely";

import { busyTimeoutMs } from "./sqliteDriver.server";
import { isBusy, type WriteQueue } from "./writeQueue.server";

const maxPauseMs = 4;

/**
 * Begins a SQLite transaction with the write lock. While another process holds the lock, this one retries every few
 * milliseconds and does other work in between: SQLite's own busy handler would block the whole process for up to 100 ms
 * at a time.
 *
 * SQLite gives a free lock to the process that tries first. That is nearly always the one that has just released it and
 * has more to write, so another process could wait for as long as that one is busy. Therefore a process tries to get
 * the lock only after it has entered the queue, and leaves the writeQueue once it has the lock. A process that comes
 * again then waits behind the other one.
 */
export async function beginImmediate(
  connection: DatabaseConnection,
  writeQueue: WriteQueue,
  patienceMs: number = busyTimeoutMs,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  await untilTrue(async () => writeQueue.enter(), giveUpAt, maxPauseMs);
  try {
    // No other process tries in the meantime, so once the lock is free it stays free until the next try.
    await untilTrue(() => tryBeginning(connection), giveUpAt, 1);
  } finally {
    writeQueue.leave();
  }
}

async function untilTrue(attempt: () => Promise<boolean>, giveUpAt: number, longestPauseMs: number): Promise<void> {
  for (let pauseMs = 1; !(await attempt()); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    if (performance.now() >= giveUpAt) throw new BusyError();
    await pause(pauseMs);
  }
}

/** Carries SQLite's own error code, so that it counts as an outage. */
export class BusyError extends Error {
  readonly code = "SQLITE_BUSY";

  constructor() {
    super("database is locked");
  }
}

/** Returns false while another process holds the lock. */
async function tryBeginning(connection: DatabaseConnection): Promise<boolean> {
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
  await run("pragma busy_timeout = 0");
  try {
    await run("begin immediate");
    return true;
  } catch (error) {
    if (!isBusy(error)) throw error;
    return false;
  } finally {
    await run(`pragma busy_timeout = ${busyTimeoutMs}`);
  }
}
