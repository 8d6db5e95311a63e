import { sql } from "kysely";

import type { Db } from "~/platform/database/database.server";

/**
 * Prepares a migrated Postgres database for `emptyDb`. It creates a function that deletes all rows but those that the
 * migrations wrote; copies of these are in a schema of their own.
 */
export async function makeEmptiable(db: Db): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  await sql`create schema migrated`.execute(db);
  const steps: string[] = [];
  for (const { name } of tables) {
    steps.push(`if exists (select from public."${name}") then delete from public."${name}"; end if;`);
    const { rows } = await sql`select from ${sql.id("public", name)} limit 1`.execute(db);
    if (rows.length === 0) continue;
    await sql`create table ${sql.id("migrated", name)} as table ${sql.id("public", name)}`.execute(db);
    steps.push(`insert into public."${name}" table migrated."${name}";`);
  }
  // In the role of a replica, the server does not check foreign keys, so the order of the tables does not matter.
  await sql`create function migrated.empty_all() returns void language plpgsql as ${sql.lit(`
    begin
      perform set_config('session_replication_role', 'replica', true);
      perform set_config('lock_timeout', '5s', true);
      ${steps.join("\n")}
    end`)}`.execute(db);
}

/**
 * Resets a database to the rows that the migrations wrote. Throws where a test has dropped a table or still holds a
 * lock.
 */
export async function emptyDb(db: Db): Promise<void> {
  await sql`select migrated.empty_all()`.execute(db);
}

/**
 * Returns a mark that changes with every table, column, index, constraint, trigger and function that a test adds,
 * changes or drops.
 */
export async function schemaMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select concat_ws(' ',
      (select count(*) from pg_class where relkind in ('r', 'i', 'v', 'S')),
      (select count(*) || '-' || max(xmin::text::bigint) from pg_attribute),
      (select count(*) || '-' || max(xmin::text::bigint) from pg_constraint),
      (select count(*) || '-' || max(xmin::text::bigint) from pg_trigger),
      (select count(*) || '-' || max(xmin::text::bigint) from pg_proc)) as mark`.execute(db);
  return rows[0]?.mark ?? "";
}
