import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { databaseFile, openPostgres } from "../database/database.server";
import { hasMigrations } from "../database/migrations.server";
import { keptFiles } from "./backup.server";
import { checkBackup } from "./checkBackup.server";
import type { Manifest } from "./manifest.server";
import { restorePostgres } from "./postgresTools.server";

export type RestoreOutcome = { ok: true; manifest: Manifest } | { ok: false; problems: string[] };

/**
 * Brings a backup into a data folder, and a Postgres database, that hold no shop yet; into one that does, nothing is
 * written. The database comes last: until it is there, no shop is.
 */
export async function restoreBackup(
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
  folder: string,
): Promise<RestoreOutcome> {
  const { manifest, problems } = await checkBackup(folder);
  if (!manifest || problems.length > 0) return { ok: false, problems };
  const refusal = await refusalOf(manifest, { dataDir, databaseUrl });
  if (refusal) return { ok: false, problems: [refusal] };
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  for (const name of keptFiles) {
    const source = join(folder, name);
    if (existsSync(source)) await cp(source, join(dataDir, name), { recursive: true, preserveTimestamps: true });
  }
  const problem = await restoreDatabase(join(folder, manifest.database), { dataDir, databaseUrl });
  return problem ? { ok: false, problems: [problem] } : { ok: true, manifest };
}

type Target = { dataDir: string; databaseUrl: string | undefined };

async function refusalOf({ database }: Manifest, { dataDir, databaseUrl }: Target): Promise<string | undefined> {
  if (database === "shop.dump" && !databaseUrl)
    return "The backup is of Postgres: set DATABASE_URL to an empty database.";
  if (database === "shop.sqlite" && databaseUrl) return "The backup is of SQLite: unset DATABASE_URL.";
  if (!databaseUrl) {
    return existsSync(databaseFile(dataDir))
      ? `There is a shop in ${dataDir} already; name another DATA_DIR.`
      : undefined;
  }
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
