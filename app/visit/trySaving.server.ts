import { errorStatus } from "~/platform/database/databaseUnavailable.server";

import type { Visit } from "./visit.server";

export type SaveResult = { isSaved: true } | { isSaved: false; status: 500 | 503 };

/** Logs an error instead of throwing it, so that the form can be shown again with what was typed. */
export async function trySaving(
  { log, requestId }: Pick<Visit, "log" | "requestId">,
  save: () => Promise<unknown>,
): Promise<SaveResult> {
  try {
    await save();
    return { isSaved: true };
  } catch (error) {
    log.error({ err: error, requestId }, "saving failed");
    return { isSaved: false, status: errorStatus(error) };
  }
}
