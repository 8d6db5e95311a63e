import type { AppLoadContext } from "@remix-run/node";

import { worldOf } from "~/platform/world.server";

/** False when the machine failed: the form is then shown again with what was typed, and the log says why. */
export async function trySaving(context: AppLoadContext, save: () => Promise<unknown>): Promise<boolean> {
  try {
    await save();
    return true;
  } catch (error) {
    worldOf(context).log.error({ err: error, requestId: context.requestId }, "saving failed");
    return false;
  }
}
