import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";

import type { Visit } from "./visit.server";

/**
 * Returns what was read, or undefined after an error, which is logged; the page then says that reading failed. Throws
 * while the database is unavailable.
 */
export async function tryReading<Result>(
  { log, requestId }: Pick<Visit, "log" | "requestId">,
  read: () => Promise<Result>,
): Promise<{ found: Result } | undefined> {
  try {
    return { found: await read() };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    log.error({ err: error, requestId }, "reading failed");
    return undefined;
  }
}
