import type { AppLoadContext } from "@remix-run/node";

import { errorStatus } from "~/platform/database/databaseUnavailable.server";
import { worldOf } from "~/platform/process/world.server";

export type SaveResult = { isSaved: true } | { isSaved: false; status: 500 | 503 };

/** Logs an error instead of throwing it, so that the form can be shown again with what was typed. */
export async function trySaving(context: AppLoadContext, save: () => Promise<unknown>): Promise<SaveResult> {
  try {
    await save();
    return { isSaved: true };
  } catch (error) {
    worldOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
    return { isSaved: false, status: errorStatus(error) };
  }
}
