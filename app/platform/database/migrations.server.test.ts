import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Kysely, type Migration, sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";

import { type Db, openSqlite } from "./database.server";
import { isMigrated, migrate, migrations } from "./migrations.server";

const makes = (table: string) => (db: Kysely<unknown>) =>
  db.schema.createTable(table).addColumn("id", "text").execute();

const good: Migration = { up: makes("later_one") };
const breaksOff: Migration = {
  up: async (db) => {
    await makes("later_two")(db);
    throw new Error("the power is gone");
  },
};

const next = (second: Migration) => ({ ...migrations, "9001_good": good, "9002_second": second });

async function tablesOf(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).filter((name) => name.startsWith("later"));
}

test("a failed migration is rolled back with those before it, and can be repeated", async () => {
  const db = await freshDb();
  await expect(migrate(db, undefined, next(breaksOff))).rejects.toThrow("the power is gone");
  expect(await tablesOf(db)).toEqual([]);
  expect(await isMigrated(db)).toBe(true);
  await migrate(db, undefined, next({ up: makes("later_two") }));
  expect((await tablesOf(db)).sort()).toEqual(["later_one", "later_two"]);
});

test("an older version of the shop rejects a database that a newer one has migrated", async () => {
  const db = await freshDb();
  await migrate(db, undefined, next({ up: makes("later_two") }));
  await expect(migrate(db)).rejects.toThrow("opened by a newer version of the shop (it has 9001_good");
});

function twoOnOneFile(): [Db, Db] {
  const folder = mkdtempSync(join(tmpdir(), "shop-migrations-"));
  const file = join(folder, "shop.sqlite");
  const both: [Db, Db] = [openSqlite(file), openSqlite(file)];
  onTestFinished(async () => {
    for (const db of both) await db.destroy();
    rmSync(folder, { recursive: true });
  });
  return both;
}

test("on SQLite a process waits longer than the busy timeout while another migrates", async () => {
  const [first, second] = twoOnOneFile();
  await sql`pragma busy_timeout = 0`.execute(second);
  let late: Promise<void> | undefined;
  const slow: Migration = {
    up: async (db) => {
      await makes("later_two")(db);
      late = migrate(second, undefined, next(slow));
      await expect(sql`create table in_vain (id text)`.execute(second)).rejects.toThrow("locked");
    },
  };
  await migrate(first, undefined, next(slow));
  await late;
  expect((await tablesOf(second)).sort()).toEqual(["later_one", "later_two"]);
});

test("on SQLite a shop that is up to date starts while another process holds the write lock", async () => {
  const [first, second] = twoOnOneFile();
  await migrate(first);
  await sql`pragma busy_timeout = 0`.execute(second);
  await first.transaction().execute(() => migrate(second));
});

test("for a database left half migrated by an earlier version, the error says what to do", async () => {
  const [db] = twoOnOneFile();
  await sql`create table currency (id integer primary key)`.execute(db);
  await expect(migrate(db)).rejects.toThrow(/^The database was left half changed .*table "?currency"? already exists/);
  await expect(migrate(db)).rejects.toThrow(/Restore it from a backup.*delete shop\.sqlite in DATA_DIR/);
});
