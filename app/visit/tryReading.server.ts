import type { AppLoadContext } from "@remix-run/node";

import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { worldOf } from "~/platform/process/world.server";

/**
 * Returns what was read, or undefined after an error, which is logged; the page then says that reading failed. Throws
 * while the database is unavailable.
 */
export async function tryReading<Result>(
  context: AppLoadContext,
  read: () => Promise<Result>,
): Promise<{ found: Result } | undefined> {
  try {
    return { found: await read() };
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    worldOf(context).log.error({ err: error, requestId: context.requestId }, "reading failed");
    return undefined;
  }
}
