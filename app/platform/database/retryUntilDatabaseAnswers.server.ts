import { setTimeout as delay } from "node:timers/promises";
import type { Log } from "../log/log.server";
import { EnvironmentError } from "../process/environmentError";
import { isDatabaseUnavailable, isRefusedLogin } from "./databaseUnavailable.server";

export type Pauses = { firstMs: number; maxMs: number };

const defaultPauses: Pauses = { firstMs: 100, maxMs: 2_000 };

/**
 * Runs `work` at the start of a process and retries without limit while the database is unavailable, as the database
 * may start after the shop. Each retry logs a warning. A rejected name or password ends the start with one sentence, as
 * only the operator can fix it.
 */
export async function retryUntilDatabaseAnswers<Result>(
  log: Pick<Log, "warn">,
  work: () => Promise<Result>,
  { firstMs, maxMs }: Pauses = defaultPauses,
): Promise<Result> {
  for (let pauseMs = firstMs; ; pauseMs = Math.min(maxMs, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (isRefusedLogin(error)) throw new EnvironmentError(`DATABASE_URL opens no database: ${messageOf(error)}.`);
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, "waiting for the database");
    }
    await delay(pauseMs);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
