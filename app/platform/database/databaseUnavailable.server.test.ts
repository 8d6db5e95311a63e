import { sql } from "kysely";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";

import { freshDb } from "../../../tests/support/shop/freshDb";

import { DatabaseUnavailable, errorStatus, isDatabaseUnavailable } from "./databaseUnavailable.server";
import { withSqliteName } from "./sqliteErrors";

function postgresError(code: string): Error {
  const error = new pg.DatabaseError("words of the server", 1, "error");
  error.code = code;
  return error;
}

function coded(fields: Record<string, unknown>): Error {
  return Object.assign(new Error("words of a driver"), fields);
}

test.each([
  "08006",
  "25006",
  "25P03",
  "25P04",
  "28P01",
  "3D000",
  "53100",
  "53200",
  "53300",
  "53400",
  "55P03",
  "57014",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "57P05",
  "58000",
  "58030",
])("Postgres's %s is an outage", (code) => {
  expect(isDatabaseUnavailable(postgresError(code))).toBe(true);
});

test.each(["22P02", "23503", "23505", "25P02", "40001", "40P01", "42703", "42P01", "XX000"])(
  "Postgres's %s is no outage",
  (code) => {
    expect(isDatabaseUnavailable(postgresError(code))).toBe(false);
  },
);

test.each(["BUSY", "BUSY_SNAPSHOT", "LOCKED", "READONLY", "READONLY_DBMOVED", "IOERR_WRITE", "FULL", "CANTOPEN"])(
  "SQLITE_%s is an outage",
  (name) => {
    expect(isDatabaseUnavailable(coded({ code: `SQLITE_${name}` }))).toBe(true);
  },
);

test.each(["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_ERROR", "SQLITE_CORRUPT", "SQLITE_FULLER"])(
  "%s is no outage",
  (code) => {
    expect(isDatabaseUnavailable(coded({ code }))).toBe(false);
  },
);

test("SQLite's error numbers are recognized, too", () => {
  const numbered = (errcode: number) => withSqliteName(coded({ code: "ERR_SQLITE_ERROR", errcode }));
  expect([5, 13, 15, 778, 1].map(numbered).map(isDatabaseUnavailable)).toEqual([true, true, true, true, false]);
});

test("the outage of another server is not one of the database", () => {
  const errors = [coded({ code: "ECONNREFUSED", syscall: "connect" }), new Error("Query read timeout"), "57P01", null];
  expect(errors.map(isDatabaseUnavailable)).toEqual([false, false, false, false]);
});

test("an outage has status 503, any other error 500", () => {
  expect(errorStatus(new DatabaseUnavailable(new Error("timeout expired")))).toBe(503);
  expect(errorStatus(new Error("a bug"))).toBe(500);
});

describe.skipIf(inject("postgresUrl"))("on SQLite", () => {
  test.each(["query_only = on", "max_page_count = 1"])("a failed write for %s is an outage", async (pragma) => {
    const db = await freshDb();
    await sql`create table probe (words text)`.execute(db);
    await sql.raw(`pragma ${pragma}`).execute(db);
    const long = "x".repeat(1_000_000);
    const failure = await sql`insert into probe values (${long})`.execute(db).catch((error: unknown) => error);
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
});
