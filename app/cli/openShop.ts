import { existsSync } from "node:fs";
import { resolve } from "node:path";

import { hasProducts } from "~/features/products/product.queries.server";
import { databaseFile } from "~/platform/database/database.server";
import { hasMigrations, migrate } from "~/platform/database/migrations.server";
import { requireOwner } from "~/platform/process/dataFolder.server";
import { EnvironmentError } from "~/platform/process/environmentError";
import { processWorld, type World } from "~/platform/process/world.server";

import type { Opening } from "./runShop";
import type { Terminal } from "./terminal";

/**
 * Opens the shop that the environment names, migrates it unless the command keeps its version, and prints which shop it
 * is. A command that is not meant to fill a new shop refuses to create one: a mistyped DATA_DIR would otherwise look
 * like a shop without orders.
 */
export async function openShop({ printError }: Terminal, { mayCreate, keepsVersion }: Opening): Promise<World> {
  if (!mayCreate) requireFile(process.env);
  requireOwner(resolve(process.env.DATA_DIR || "data"));
  const world = processWorld();
  const { dataDir, databaseUrl, publicUrl } = world.environment;
  const place = databaseUrl ? `${databaseNameOf(databaseUrl)}, ${dataDir}` : dataDir;
  if (!mayCreate && !(await hasMigrations(world.db))) throw noShopIn(place);
  if (!keepsVersion) {
    await migrate(world.db);
    if (!mayCreate && !(await hasProducts(world.db))) throw emptyShopIn(place);
  }
  printError(`Shop: ${publicUrl} (${place})`);
  return world;
}

function requireFile({ DATA_DIR, DATABASE_URL }: NodeJS.ProcessEnv): void {
  const dataDir = resolve(DATA_DIR || "data");
  if (!DATABASE_URL && !existsSync(databaseFile(dataDir))) throw noShopIn(dataDir);
}

function noShopIn(place: string): EnvironmentError {
  return new EnvironmentError(
    `There is no shop in ${place}. Set DATA_DIR or DATABASE_URL to that of your shop; \`npm start\` makes a new one, and so does an import.`,
  );
}

/**
 * Returns the error for an empty shop, which an import leaves behind that failed, or was only tried, where no shop was.
 */
function emptyShopIn(place: string): EnvironmentError {
  return new EnvironmentError(
    `The shop in ${place} has no products yet. Set DATA_DIR or DATABASE_URL to that of your shop; \`npm start\` fills this one, and so does an import.`,
  );
}

/** Returns the URL without the user's name and password. */
function databaseNameOf(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}
