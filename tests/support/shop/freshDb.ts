import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { inject, onTestFinished } from "vitest";

import { type Db, openPostgres } from "~/platform/database/database.server";

import { migratedSqlite } from "./migratedSqlite";

/** A private, migrated database for one test: SQLite in memory, or a copy in Postgres where the project has one. */
export async function freshDb(): Promise<Db> {
  const postgresUrl = inject("postgresUrl");
  const db = postgresUrl ? await copyInPostgres(postgresUrl) : await migratedSqlite();
  onTestFinished(() => db.destroy());
  return db;
}

async function copyInPostgres(postgresUrl: string): Promise<Db> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = openPostgres(postgresUrl);
  await sql`create database ${sql.id(name)} template template_shop strategy file_copy`.execute(server);
  await server.destroy();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return openPostgres(url.href);
}
