import { existsSync } from "node:fs";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";

import type { Db } from "../database/database.server";
import { secretName } from "../process/dataFolder.server";
import { type FileStore, type StoragePlace, StorageUnavailable } from "../storage/fileStore";
import { openFolderStore } from "../storage/folderStore.server";
import { openStore } from "../storage/openStore.server";
import { copyFiles } from "./copyFiles.server";
import { hashFiles, type Manifest, manifestName } from "./manifest.server";
import { dumpPostgres } from "./postgresTools.server";

/** Parts of the data folder, besides the database, that cannot be made again and so belong into a backup. */
export const keptFiles = ["pictures", "uploads", secretName] as const;

/** Copies pictures and photos from one storage to another. */
export async function copyStore(from: FileStore, to: FileStore): Promise<void> {
  for (const area of ["pictures", "uploads"] as const) {
    for (const { name } of await from.list(area)) {
      const bytes = await from.read(`${area}/${name}`);
      if (bytes) await to.write(`${area}/${name}`, bytes);
    }
  }
}

export type BackupShop = {
  db: Db;
  now: () => number;
  environment: StoragePlace & { databaseUrl?: string | undefined; publicUrl: string };
};

export type BackupOutcome = { ok: true; manifest: Manifest } | { ok: false; problem: string };

/**
 * Writes the database, pictures, photos and the session secret into a new or empty folder while the shop is running.
 * When something fails, it leaves nothing in the folder. The database is a snapshot of one moment. Files are copied
 * after it, so every file that it names is in the backup, except those that the shop has deleted in the meantime.
 */
export async function backUp(shop: BackupShop, folder: string): Promise<BackupOutcome> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    return { ok: false, problem: `The folder ${folder} is not empty.` };
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const outcome = await writeBackup(shop, folder);
    if (!outcome.ok) await empty(folder);
    return outcome;
  } catch (error) {
    await empty(folder);
    if (!(error instanceof StorageUnavailable || (error instanceof Error && "code" in error))) throw error;
    return { ok: false, problem: `The backup failed: ${error.message}` };
  }
}

async function writeBackup({ db, now, environment }: BackupShop, folder: string): Promise<BackupOutcome> {
  const { dataDir, databaseUrl, publicUrl } = environment;
  const madeAt = new Date(now()).toISOString();
  const database = databaseUrl ? "shop.dump" : "shop.sqlite";
  const file = join(folder, database);
  const problem = databaseUrl ? await dumpPostgres(databaseUrl, file) : await copySqlite(db, file);
  if (problem) return { ok: false, problem };
  for (const name of environment.objectStorage ? [secretName] : keptFiles) {
    const source = join(dataDir, name);
    if (existsSync(source)) await copyFiles(source, join(folder, name));
  }
  if (environment.objectStorage) await copyStore(openStore(environment), openFolderStore(folder));
  const lastMigration = await readLastMigration(db);
  const manifest: Manifest = { madeAt, shop: publicUrl, database, lastMigration, files: await hashFiles(folder) };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return { ok: true, manifest };
}

async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}

/**
 * Copies the database by `vacuum into`, which includes what is still in SQLite's log; a plain copy of the file would
 * lack that.
 */
async function copySqlite(db: Db, file: string): Promise<undefined> {
  await sql`vacuum into ${file}`.execute(db);
  const copy = await open(file, "r+");
  await copy.sync();
  await copy.close();
}

async function readLastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(
    db,
  );
  return rows[0]?.name ?? "";
}
