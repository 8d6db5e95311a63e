import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log/log.server";
import { BadEnvironment } from "../process/badEnvironment";
import { isDatabaseAway, isRefusedLogin } from "./databaseAway.server";

export type Pauses = { firstMs: number; longestMs: number };

const usualPauses: Pauses = { firstMs: 100, longestMs: 2_000 };

/**
 * Does work at the start of a process, again and again while the database is away, and never gives up: the database may
 * come later than the shop. The log says now and then what is waited for. A refused name or password is the operator's to
 * mend and ends the start with one sentence.
 */
export async function untilDatabaseAnswers<Result>(
  log: Pick<Log, "warn">,
  work: () => Promise<Result>,
  { firstMs, longestMs }: Pauses = usualPauses,
): Promise<Result> {
  for (let pauseMs = firstMs; ; pauseMs = Math.min(longestMs, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (isRefusedLogin(error)) throw new BadEnvironment(`DATABASE_URL opens no database: ${messageOf(error)}.`);
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, "waiting for the database");
    }
    await delay(pauseMs);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
