import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";

import { type Db, openSqlite } from "../database/database.server";
import { migrations } from "../database/migrations.server";
import { hashFiles, type Manifest, readManifest } from "./manifest.server";

export type CheckedBackup = { manifest: Manifest | undefined; problems: string[] };

/** Returns what would make a restore of this backup fail, one sentence for each problem. */
export async function checkBackup(folder: string): Promise<CheckedBackup> {
  if (!existsSync(folder)) return { manifest: undefined, problems: [`There is no folder ${folder}.`] };
  const manifest = readManifest(folder);
  if (!manifest) return { manifest, problems: [`${folder} is no finished backup: it lacks a readable backup.json.`] };
  const problems = [...versionProblems(manifest), ...(await fileProblems(folder, manifest))];
  if (problems.length === 0 && manifest.database === "shop.sqlite") {
    problems.push(...(await damageIn(join(folder, manifest.database))));
  }
  return { manifest, problems };
}

function versionProblems({ lastMigration }: Manifest): string[] {
  if (Object.hasOwn(migrations, lastMigration)) return [];
  return [
    `The backup was made by a newer version of the shop (it has ${lastMigration}): restore it with that version.`,
  ];
}

async function fileProblems(folder: string, { files }: Manifest): Promise<string[]> {
  const found = await hashFiles(folder);
  return Object.entries(files).flatMap(([name, hash]) => {
    if (found[name] === undefined) return [`The file ${name} is missing.`];
    return found[name] === hash ? [] : [`The file ${name} has been changed or damaged.`];
  });
}

async function damageIn(file: string): Promise<string[]> {
  const db = openSqlite(file, { isReadOnly: true });
  try {
    return await findDamage(db);
  } finally {
    await db.destroy();
  }
}

/** Reads a whole SQLite database and returns one sentence for each damage that it finds. */
export async function findDamage(db: Db): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(20)`.execute(db);
  const { rows: orphans } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  const damaged = rows.map((row) => row.integrity_check).filter((word) => word !== "ok");
  const tables = [...new Set(orphans.map(({ table }) => table))];
  return [
    ...damaged.map((what) => `The database is damaged: ${what}.`),
    ...tables.map((table) => `Rows of the table ${table} name others that do not exist.`),
  ];
}
