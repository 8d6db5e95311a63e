import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { databaseFile, openPostgres } from "../database/database.server";
import { hasMigrations } from "../database/migrations.server";
import { secretName } from "../process/dataFolder.server";
import type { StoragePlace } from "../storage/fileStore";
import { openFolderStore } from "../storage/folderStore.server";
import { openStore } from "../storage/openStore.server";
import { copyStore, keptFiles } from "./backup.server";
import { checkBackup } from "./checkBackup.server";
import type { Manifest } from "./manifest.server";
import { restorePostgres } from "./postgresTools.server";

export type RestoreOutcome = { ok: true; manifest: Manifest } | { ok: false; problems: string[] };

/**
 * Restores a backup into a data folder, and a Postgres database, that hold no shop yet. Where there is one, it writes
 * nothing. The database is restored last, and what a failed restore has written is deleted again, so that it leaves no
 * shop behind and can be repeated. Only pictures in a bucket stay; the next restore writes them anew.
 */
export async function restoreBackup(target: Target, folder: string): Promise<RestoreOutcome> {
  const { manifest, problems } = await checkBackup(folder);
  if (!manifest || problems.length > 0) return { ok: false, problems };
  const refusal = await refusalOf(manifest, target);
  if (refusal) return { ok: false, problems: [refusal] };
  const problem = await writeShop(manifest, target, folder);
  if (!problem) return { ok: true, manifest };
  for (const name of keptFiles) await rm(join(target.dataDir, name), { recursive: true, force: true });
  await rm(unfinishedFile(target), { force: true });
  return { ok: false, problems: [problem] };
}

/** Writes the files, then the database. Returns a sentence when that fails, such as on a full disk. */
async function writeShop(manifest: Manifest, target: Target, folder: string): Promise<string | undefined> {
  const { dataDir, objectStorage } = target;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    if (objectStorage) await copyStore(openFolderStore(folder), openStore(target));
    for (const name of objectStorage ? [secretName] : keptFiles) {
      const source = join(folder, name);
      if (existsSync(source)) await cp(source, join(dataDir, name), { ...asTheyAre, dereference: true });
    }
    return await restoreDatabase(join(folder, manifest.database), target);
  } catch (error) {
    return `The restore failed: ${error instanceof Error ? error.message : error}`;
  }
}

const asTheyAre = { recursive: true, preserveTimestamps: true } as const;

type Target = StoragePlace & { databaseUrl: string | undefined };

async function refusalOf({ database }: Manifest, { dataDir, databaseUrl }: Target): Promise<string | undefined> {
  if (database === "shop.dump" && !databaseUrl)
    return "The backup is of Postgres: set DATABASE_URL to an empty database.";
  if (database === "shop.sqlite" && databaseUrl) return "The backup is of SQLite: unset DATABASE_URL.";
  const isTaken = [databaseFile(dataDir), ...keptFiles.map((name) => join(dataDir, name))].some(existsSync);
  if (isTaken) return `There is a shop in ${dataDir} already; name another DATA_DIR.`;
  if (!databaseUrl) return undefined;
  const db = openPostgres(databaseUrl);
  try {
    return (await hasMigrations(db)) ? "There is a shop in that database already; name an empty one." : undefined;
  } finally {
    await db.destroy();
  }
}

async function restoreDatabase(source: string, target: Target): Promise<string | undefined> {
  const { dataDir, databaseUrl } = target;
  if (databaseUrl) return restorePostgres(databaseUrl, source);
  const unfinished = unfinishedFile(target);
  await rm(unfinished, { force: true });
  await cp(source, unfinished);
  for (const left of ["-wal", "-shm"]) await rm(`${databaseFile(dataDir)}${left}`, { force: true });
  await rename(unfinished, databaseFile(dataDir));
  return undefined;
}

function unfinishedFile({ dataDir }: Target): string {
  return `${databaseFile(dataDir)}.unfinished`;
}
