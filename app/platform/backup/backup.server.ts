import { existsSync } from "node:fs";
import { cp, mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";

import type { Db } from "../database/database.server";
import { secretName } from "../process/dataFolder.server";
import { hashFiles, type Manifest, manifestName } from "./manifest.server";
import { dumpPostgres } from "./postgresTools.server";

/** What of the data folder cannot be made again, besides the database. */
export const keptFiles = ["pictures", "uploads", secretName] as const;

export type BackupShop = {
  db: Db;
  now: () => number;
  environment: { dataDir: string; databaseUrl?: string | undefined; publicUrl: string };
};

export type BackupOutcome = { ok: true; manifest: Manifest } | { ok: false; problem: string };

/**
 * Writes the database, pictures, photos and the session secret into a new or empty folder while the shop goes on. The
 * database is that of one moment; files are copied after it and never change, so all that it names are there.
 */
export async function backUp({ db, now, environment }: BackupShop, folder: string): Promise<BackupOutcome> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    return { ok: false, problem: `The folder ${folder} is not empty.` };
  }
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { dataDir, databaseUrl, publicUrl } = environment;
  const madeAt = new Date(now()).toISOString();
  const database = databaseUrl ? "shop.dump" : "shop.sqlite";
  const file = join(folder, database);
  const problem = databaseUrl ? await dumpPostgres(databaseUrl, file) : await copySqlite(db, file);
  if (problem) {
    await rm(file, { force: true });
    return { ok: false, problem };
  }
  for (const name of keptFiles) {
    const source = join(dataDir, name);
    if (existsSync(source)) await cp(source, join(folder, name), { recursive: true, preserveTimestamps: true });
  }
  const lastMigration = await readLastMigration(db);
  const manifest: Manifest = { madeAt, shop: publicUrl, database, lastMigration, files: await hashFiles(folder) };
  await writeFile(join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return { ok: true, manifest };
}

/** SQLite copies what one reader sees, with all that is still in its log; a plain copy of the file would lack that. */
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
