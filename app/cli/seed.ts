import { hasProducts } from "~/features/products/product.queries.server";
import { migrate } from "~/platform/database/migrations.server";
import { retryUntilDatabaseAnswers } from "~/platform/database/retryUntilDatabaseAnswers.server";
import type { Environment } from "~/platform/process/environment.server";
import { openWorld, type World } from "~/platform/process/world.server";

import { runImport } from "./import";
import { runPoints } from "./points";
import { processTerminal } from "./terminal";

const samplePoints = "catalog/pickup-points/packeta.json";

/** Puts the sample catalog into a shop that has no product yet. Waits for the database. */
export async function seedIfEmpty(environment: Environment): Promise<void> {
  const world = openWorld(environment);
  try {
    const code = await retryUntilDatabaseAnswers(world.log, () => seed(world));
    if (code !== 0) process.exit(code);
  } finally {
    await world.db.destroy();
  }
}

/** The exit code of the import; 0 as well where there is nothing to do. */
async function seed(world: World): Promise<number> {
  await migrate(world.db);
  if (await hasProducts(world.db)) return 0;
  processTerminal.print("Filling the shop with the sample catalogue …");
  const shop = { terminal: processTerminal, openWorld: async () => world };
  // The points come first: a shop without products is filled again.
  const code = await runPoints({ args: ["import", "packeta", samplePoints], ...shop });
  return code === 0 ? runImport({ args: ["catalog"], ...shop }) : code;
}
