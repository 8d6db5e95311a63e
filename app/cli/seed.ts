import { hasProducts } from "~/features/products/product.queries.server";
import { oneAtATime } from "~/platform/database/database.server";
import { migrate } from "~/platform/database/migrations.server";
import { retryUntilDatabaseAnswers } from "~/platform/database/retryUntilDatabaseAnswers.server";
import type { Environment } from "~/platform/process/environment.server";
import { openWorld } from "~/platform/process/world.server";

import { runImport } from "./import";
import { runPoints } from "./points";
import type { OpenedShop } from "./runShop";
import { administrator } from "./staff/authorize";
import { processTerminal, type Terminal } from "./terminal";

const samplePoints = "catalog/pickup-points/packeta.json";

/** Imports the sample catalog into a shop that has no product yet. Waits for the database. */
export async function seedIfEmpty(environment: Environment): Promise<void> {
  // The import takes a second connection.
  const world = openWorld({ ...environment, databasePool: Math.max(2, environment.databasePool) });
  try {
    const shop = { ...world, actor: administrator() };
    const code = await retryUntilDatabaseAnswers(world.log, () => seed(shop, processTerminal));
    if (code !== 0) process.exit(code);
  } finally {
    await world.db.destroy();
  }
}

/**
 * Imports the sample and returns the exit code of the import; 0 also when there is nothing to do. When several machines
 * start on an empty database, one of them fills it, and the others wait.
 */
export async function seed(world: OpenedShop, terminal: Terminal): Promise<number> {
  await migrate(world.db);
  if (await hasProducts(world.db)) return 0;
  return oneAtATime(world.db, "seed", async () => ((await hasProducts(world.db)) ? 0 : fill(world, terminal)));
}

async function fill(world: OpenedShop, terminal: Terminal): Promise<number> {
  terminal.print("Filling the shop with the sample catalogue …");
  const shop = { terminal, openWorld: async () => world };
  // The pickup points come first, so that a failed start is repeated completely: a shop without products is filled
  // again.
  const code = await runPoints({ args: ["import", "packeta", samplePoints], ...shop });
  return code === 0 ? runImport({ args: ["catalog"], ...shop }) : code;
}
