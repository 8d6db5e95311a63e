import type { AppLoadContext } from "@remix-run/node";

import { faultStatus } from "~/platform/database/databaseAway.server";
import { worldOf } from "~/platform/process/world.server";

export type Saving = { isSaved: true } | { isSaved: false; status: 500 | 503 };

/** Not saved when the machine failed: the form is then shown again with what was typed, and the log says why. */
export async function trySaving(context: AppLoadContext, save: () => Promise<unknown>): Promise<Saving> {
  try {
    await save();
    return { isSaved: true };
  } catch (error) {
    worldOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
    return { isSaved: false, status: faultStatus(error) };
  }
}
