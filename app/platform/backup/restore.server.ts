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
 * nothing. The database is restored last, so that a restore which stops half-way leaves no shop behind.
 */
export async function restoreBackup(target: Target, folder: string): Promise<RestoreOutcome> {
  const { manifest, problems } = await checkBackup(folder);
  if (!manifest || problems.length > 0) return { ok: false, problems };
  const refusal = await refusalOf(manifest, target);
  if (refusal) return { ok: false, problems: [refusal] };
  const { dataDir, objectStorage } = target;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  if (objectStorage) await copyStore(openFolderStore(folder), openStore(target));
  for (const name of objectStorage ? [secretName] : keptFiles) {
    const source = join(folder, name);
    if (existsSync(source)) await cp(source, join(dataDir, name), { ...asTheyAre, dereference: true });
  }
  const problem = await restoreDatabase(join(folder, manifest.database), target);
  if (!problem) return { ok: true, manifest };
  for (const name of keptFiles) await rm(join(dataDir, name), { recursive: true, force: true });
  return { ok: false, problems: [problem] };
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

async function restoreDatabase(source: string, { dataDir, databaseUrl }: Target): Promise<string | undefined> {
  if (databaseUrl) return restorePostgres(databaseUrl, source);
  const unfinished = `${databaseFile(dataDir)}.unfinished`;
  await rm(unfinished, { force: true });
  await cp(source, unfinished);
  for (const left of ["-wal", "-shm"]) await rm(`${databaseFile(dataDir)}${left}`, { force: true });
  await rename(unfinished, databaseFile(dataDir));
  return undefined;
}
