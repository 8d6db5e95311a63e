import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";

import { type Db, openPostgres } from "~/platform/database/database.server";

import { migratedSqlite } from "./migratedSqlite";

/** A private, migrated database for one test: SQLite in memory, or a copy in Postgres where the project has one. */
export async function freshDb(): Promise<Db> {
  const postgresUrl = inject("postgresUrl");
  if (postgresUrl) return copyInPostgres(postgresUrl);
  const db = await migratedSqlite();
  onTestFinished(() => db.destroy());
  return db;
}

async function copyInPostgres(postgresUrl: string): Promise<Db> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await sql`create database ${sql.id(name)} template template_shop strategy file_copy`.execute(adminOf(postgresUrl));
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  onTestFinished(async () => {
    await db.destroy();
    if (inject("dropsDatabases")) await sql`drop database ${sql.id(name)} with (force)`.execute(adminOf(postgresUrl));
  });
  return db;
}

let admin: Db | undefined;

/** One connection a worker, which the server closes when it stops. */
function adminOf(postgresUrl: string): Db {
  admin ??= openPostgres(postgresUrl, { size: 1 });
  return admin;
}
