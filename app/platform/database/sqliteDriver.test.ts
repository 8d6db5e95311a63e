import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

import { isLockTimeout, isTransactionConflict, isUniqueViolation } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";
import { openSqliteDriver } from "./sqliteDriver.server";
import { loadSqlite } from "./sqliteModule.server";

type Driver = ReturnType<typeof openSqliteDriver>;

function open(file = ":memory:"): Driver {
  const driver = openSqliteDriver(file);
  onTestFinished(() => driver.close());
  return driver;
}

function garment(driver: Driver): Driver {
  driver.prepare("create table garment (id integer primary key, name text unique, pieces integer)").run([]);
  driver.prepare("insert into garment values (1, 'coats', 5), (2, 'gloves', 7)").run([]);
  return driver;
}

function sharedFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-driver-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "shop.sqlite");
}

test("rows are ordinary objects with the names that the query gives", () => {
  const driver = garment(open());
  expect(driver.prepare("select name, pieces as n from garment where id = ?").all([2])).toStrictEqual([
    { name: "gloves", n: 7 },
  ]);
  expect(driver.prepare("select * from garment where id = ?").all([1])).toStrictEqual([
    { id: 1, name: "coats", pieces: 5 },
  ]);
  expect([...driver.prepare("select name from garment order by id").iterate([])]).toStrictEqual([
    { name: "coats" },
    { name: "gloves" },
  ]);
});

test("statements that return rows are distinguished from those that only write", () => {
  const driver = garment(open());
  expect(driver.prepare("update garment set pieces = pieces - 1").run([])).toMatchObject({ changes: 2 });
  expect(driver.prepare("update garment set pieces = 0").reader).toBe(false);
  const returning = driver.prepare("update garment set pieces = 0 where id = 1 returning name");
  expect(returning.reader).toBe(true);
  expect(returning.all([])).toEqual([{ name: "coats" }]);
});

test("a cached `select *` follows a schema change of another connection", () => {
  const file = sharedFile();
  const [ours, other] = [garment(open(file)), open(file)];
  const whole = () => ours.prepare("select * from garment where id = 1").all([]);
  expect(whole()).toEqual([{ id: 1, name: "coats", pieces: 5 }]);
  other.prepare("create table rebuilt (pieces integer, title text, id integer primary key)").run([]);
  other.prepare("insert into rebuilt select pieces, name, id from garment").run([]);
  other.prepare("drop table garment").run([]);
  other.prepare("alter table rebuilt rename to garment").run([]);
  expect(whole()).toEqual([{ id: 1, title: "coats", pieces: 5 }]);
});

test("integers are divided as on Postgres, other numbers stay as they are", () => {
  const driver = open();
  expect(driver.prepare("select ? / 2 as half, ? as price").all([5, 1.5])).toEqual([{ half: 2, price: 1.5 }]);
  expect(driver.prepare("select ? as least").all([Number.MIN_SAFE_INTEGER])).toEqual([
    { least: Number.MIN_SAFE_INTEGER },
  ]);
});

test.each([[undefined], [true], [new Date(0)], [{}]])(
  "%s is rejected instead of being stored as something else",
  (value) => {
    expect(() => open().prepare("select ? as x").all([value])).toThrow(TypeError);
  },
);

test("unique violations and a busy database are recognized by their codes", () => {
  const file = sharedFile();
  const [ours, other] = [garment(open(file)), open(file)];
  const caught = (driver: Driver, sql: string) => {
    try {
      return driver.prepare(sql).run([]);
    } catch (error) {
      return error;
    }
  };
  expect(isUniqueViolation(caught(ours, "insert into garment values (1, 'hats', 1)"))).toBe(true);
  expect(isUniqueViolation(caught(ours, "insert into garment values (3, 'coats', 1)"))).toBe(true);
  expect(isUniqueViolation(caught(ours, "insert into nowhere values (1)"))).toBe(false);
  expect(caught(ours, "insert into nowhere values (1)")).toMatchObject({ code: "SQLITE_ERROR" });
  ours.prepare("begin immediate").run([]);
  other.prepare("pragma busy_timeout = 0").all([]);
  expect(isLockTimeout(caught(other, "begin immediate"))).toBe(true);
  expect(isTransactionConflict(caught(other, "begin immediate"))).toBe(false);
  expect(isUniqueViolation(caught(other, "begin immediate"))).toBe(false);
});

test("the errors of statements that return rows are recognized as well", () => {
  const file = sharedFile();
  const [ours, other] = [garment(open(file)), open(file)];
  const caught = (driver: Driver, read: "all" | "iterate", sql: string) => {
    try {
      return [...driver.prepare(`${sql} returning id`)[read]([])];
    } catch (error) {
      return error;
    }
  };
  for (const read of ["all", "iterate"] as const) {
    expect(isUniqueViolation(caught(ours, read, "insert into garment values (3, 'coats', 1)"))).toBe(true);
    expect(isUniqueViolation(caught(ours, read, "insert into garment values (1, 'hats', 1)"))).toBe(true);
  }
  ours.prepare("begin immediate").run([]);
  other.prepare("pragma busy_timeout = 0").all([]);
  for (const read of ["all", "iterate"] as const) {
    expect(isDatabaseUnavailable(caught(other, read, "update garment set pieces = 1"))).toBe(true);
  }
});

test("commits are synchronous, foreign keys are enforced and a busy database is waited for", () => {
  const driver = open(sharedFile());
  expect(driver.prepare("pragma synchronous").all([])).toEqual([{ synchronous: 2 }]);
  expect(driver.prepare("pragma foreign_keys").all([])).toEqual([{ foreign_keys: 1 }]);
  expect(driver.prepare("pragma busy_timeout").all([])).toEqual([{ timeout: 10_000 }]);
  expect(driver.prepare("pragma journal_mode").all([])).toEqual([{ journal_mode: "wal" }]);
});

test("a Node without SQLite, or with one that cannot return arrays, uses the package", () => {
  for (const builtIn of [undefined, {}, { StatementSync: class {} }]) {
    expect("setReturnArrays" in loadSqlite(() => builtIn).StatementSync.prototype).toBe(true);
  }
});

test("without any SQLite, the error says what to do", () => {
  const none = () => undefined;
  expect(() => loadSqlite(none, none)).toThrow(/^SQLite is missing: use Node 22.16 or newer .*`npm ci`\.$/);
});
