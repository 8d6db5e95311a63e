import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection } from "kysely";

import { busyTimeoutMs } from "./sqliteDriver.server";

const maxPauseMs = 4;

/**
 * Begins a SQLite transaction with the write lock. While another process holds it, this one retries every few
 * milliseconds and does other work in between: SQLite's own busy handler would block the whole process for up to 100 ms
 * at a time.
 */
export async function beginImmediate(connection: DatabaseConnection): Promise<void> {
  const giveUpAt = performance.now() + busyTimeoutMs;
  for (let pauseMs = 1; !(await tryBeginning(connection, giveUpAt)); pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    await pause(pauseMs);
  }
}

/** False while another process holds the lock. Statements outside transactions still use SQLite's busy handler. */
async function tryBeginning(connection: DatabaseConnection, giveUpAt: number): Promise<boolean> {
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
  await run("pragma busy_timeout = 0");
  try {
    await run("begin immediate");
    return true;
  } catch (error) {
    if (!isBusy(error) || performance.now() >= giveUpAt) throw error;
    return false;
  } finally {
    await run(`pragma busy_timeout = ${busyTimeoutMs}`);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("SQLITE_BUSY");
}
