import type { AppLoadContext } from "@remix-run/node";

import { isDatabaseAway } from "~/platform/database/databaseAway.server";
import { worldOf } from "~/platform/process/world.server";

/**
 * What was read, or undefined when the machine failed: the page then says so instead, and the log says why. While the
 * database is away, no page can be shown.
 */
export async function tryReading<Result>(
  context: AppLoadContext,
  read: () => Promise<Result>,
): Promise<{ found: Result } | undefined> {
  try {
    return { found: await read() };
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    worldOf(context).log.error({ err: error, requestId: context.requestId }, "reading failed");
    return undefined;
  }
}
