import { hasProducts } from "~/features/catalog/product.queries.server";
import type { Environment } from "~/platform/environment.server";
import { migrate } from "~/platform/migrations.server";
import { openWorld } from "~/platform/world.server";

import { runImport } from "./import";
import { processTerminal } from "./terminal";

/** Puts the sample catalogue into a shop that has no product yet, so that a newcomer opens a full one. */
export async function fillIfEmpty(environment: Environment): Promise<void> {
  const world = openWorld(environment);
  try {
    await migrate(world.db);
    if (await hasProducts(world.db)) return;
    processTerminal.say("Filling the shop with the sample catalogue …");
    const code = await runImport({ words: ["catalog"], terminal: processTerminal, openWorld: async () => world });
    if (code !== 0) process.exit(code);
  } finally {
    await world.db.destroy();
  }
}
