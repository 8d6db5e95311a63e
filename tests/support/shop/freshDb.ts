import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";

import { type Db, openPostgres } from "~/platform/database/database.server";

import { emptyDb, schemaMark } from "./emptiedDb";
import { migratedSqlite } from "./migratedSqlite";

type Given = {
  /** True for a test of the query planner, whose plans depend on what earlier tests left in a database's files. */
  isUnused?: boolean;
};

/** Returns a private, migrated database for one test: SQLite in memory, or one in Postgres where the project has it. */
export async function freshDb({ isUnused = false }: Given = {}): Promise<Db> {
  const postgresUrl = inject("postgresUrl");
  if (postgresUrl) return copyInPostgres(postgresUrl, isUnused);
  const db = await migratedSqlite();
  onTestFinished(() => db.destroy());
  return db;
}

/** A copy of the migrated database; its connections stay open from test to test. */
type Copy = { name: string; db: Db; mark: string; tests: number };

/** A copy is used for so many tests: deleted rows stay in a database's files and slow down queries. */
const mostTests = 30;
const idle: Copy[] = [];

/**
 * Returns an emptied copy that another test has finished with, or a new one. A new one costs more, as it is opened with
 * empty caches.
 */
async function copyInPostgres(postgresUrl: string, isUnused: boolean): Promise<Db> {
  const copy = (isUnused ? undefined : idle.pop()) ?? (await makeCopy(postgresUrl));
  onTestFinished(async () => {
    copy.tests += 1;
    if (copy.tests < mostTests && (await isEmptied(copy))) idle.push(copy);
    else await drop(copy, postgresUrl);
  });
  // Caches are keyed by this object, so each test gets an object of its own.
  return copy.db.withoutPlugins();
}

async function makeCopy(postgresUrl: string): Promise<Copy> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await sql`create database ${sql.id(name)} template template_shop strategy file_copy`.execute(adminOf(postgresUrl));
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  return { name, db, mark: await schemaMark(db), tests: 0 };
}

/** Empties the copy. Returns false where a test has closed the database or changed the tables themselves. */
async function isEmptied({ db, mark }: Copy): Promise<boolean> {
  try {
    if ((await schemaMark(db)) !== mark) return false;
    await emptyDb(db);
    return true;
  } catch {
    return false;
  }
}

async function drop({ name, db }: Copy, postgresUrl: string): Promise<void> {
  await db.destroy();
  if (inject("dropsDatabases")) await sql`drop database ${sql.id(name)} with (force)`.execute(adminOf(postgresUrl));
}

let admin: Db | undefined;

/** Returns one connection for each worker, which the server closes when it stops. */
function adminOf(postgresUrl: string): Db {
  admin ??= openPostgres(postgresUrl, { size: 1 });
  return admin;
}
