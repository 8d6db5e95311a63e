import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection } from "kysely";

import { busyTimeoutMs } from "./sqliteDriver.server";
import { isBusy, type Turnstile } from "./turnstile.server";

const maxPauseMs = 4;

/**
 * Begins a SQLite transaction with the write lock. While another process holds it, this one retries every few
 * milliseconds and does other work in between: SQLite's own busy handler would block the whole process for up to 100 ms
 * at a time.
 *
 * SQLite gives the lock to the process that asks first once it is free, which is nearly always the one that has just
 * released it and has more to write: another could wait for as long as that one is busy. Therefore a process asks for
 * the lock only after it has entered the turnstile, and leaves that with the lock in hand, so that one that comes again
 * waits behind it.
 */
export async function beginImmediate(
  connection: DatabaseConnection,
  turnstile: Turnstile,
  patienceMs: number = busyTimeoutMs,
): Promise<void> {
  const giveUpAt = performance.now() + patienceMs;
  await untilTrue(async () => turnstile.enter(), giveUpAt, maxPauseMs);
  try {
    // Nobody else asks meanwhile, so the lock is free for as long as this pause.
    await untilTrue(() => tryBeginning(connection), giveUpAt, 1);
  } finally {
    turnstile.leave();
  }
}

async function untilTrue(attempt: () => Promise<boolean>, giveUpAt: number, longestPauseMs: number): Promise<void> {
  for (let pauseMs = 1; !(await attempt()); pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    if (performance.now() >= giveUpAt) throw new BusyError();
    await pause(pauseMs);
  }
}

/** The error of SQLite that it is, so that it counts as an outage. */
export class BusyError extends Error {
  readonly code = "SQLITE_BUSY";

  constructor() {
    super("database is locked");
  }
}

/** False while another process holds the lock. */
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
