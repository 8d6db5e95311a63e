import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";

import { freePort } from "../../../tests/support/shop/postgres";
import { openLog } from "../log/log.server";
import { type Db, openPostgres } from "./database.server";
import { isDatabaseAway } from "./databaseAway.server";
import { isMigrated, migrate } from "./migrations.server";
import type { PoolTerms } from "./postgresPool.server";
import { untilDatabaseAnswers } from "./waitForDatabase.server";

const postgresUrl = inject("postgresUrl");

function opened(terms: PoolTerms = {}, url = postgresUrl): Db {
  const db = openPostgres(url, terms);
  onTestFinished(() => db.destroy());
  return db;
}

async function backendOf(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function terminate(pid: number): Promise<void> {
  await sql`select pg_terminate_backend(${pid}, 5000)`.execute(opened());
}

function failure(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "no failure",
    (error: unknown) => error,
  );
}

const sleep = sql`select pg_sleep(30)`;

describe.skipIf(!postgresUrl)("on Postgres", () => {
  test("an idle connection that is cut is told and replaced", async () => {
    let tell: (error: Error) => void = () => undefined;
    const reported = new Promise<Error>((resolve) => {
      tell = resolve;
    });
    const db = opened({ size: 1, onLost: (error) => tell(error) });
    const before = await backendOf(db);
    await terminate(before);
    expect(isDatabaseAway(await reported)).toBe(true);
    expect(await backendOf(db)).not.toBe(before);
  });

  test("a connection that is cut in the middle of a query fails that query alone", async () => {
    const db = opened({ size: 1 });
    const pid = await backendOf(db);
    const sleeping = failure(sleep.execute(db));
    await terminate(pid);
    expect(isDatabaseAway(await sleeping)).toBe(true);
    expect(await backendOf(db)).not.toBe(pid);
  });

  test("a connection that is cut between two statements of a transaction fails that transaction alone", async () => {
    const db = opened({ size: 1 });
    const cut = db.transaction().execute(async (tx) => {
      await terminate(await backendOf(tx));
      await sql`select 1`.execute(tx);
    });
    expect(isDatabaseAway(await failure(cut))).toBe(true);
    expect(await backendOf(db)).toBeGreaterThan(0);
  });

  test("a transaction that is cut while it does something else does not end the process", async () => {
    const db = opened({ size: 1 });
    const cut = db.transaction().execute(async (tx) => {
      await terminate(await backendOf(tx));
      await new Promise((resume) => setTimeout(resume, 50));
    });
    expect(isDatabaseAway(await failure(cut))).toBe(true);
  });

  test("a statement that takes too long is an outage, and its connection is not lent again", async () => {
    const db = opened({ size: 1, statementMs: 50 });
    const pid = await backendOf(db);
    expect(isDatabaseAway(await failure(sleep.execute(db)))).toBe(true);
    expect(await backendOf(db)).not.toBe(pid);
  });

  test("waiting too long for a connection that others use is an outage", async () => {
    const db = opened({ size: 1, queueMs: 500 });
    const pid = await backendOf(db);
    const sleeping = failure(sleep.execute(db));
    expect(isDatabaseAway(await failure(backendOf(db)))).toBe(true);
    await terminate(pid);
    await sleeping;
    expect(await backendOf(db)).toBeGreaterThan(0);
  });

  test("too many connections are an outage, and those that are there go on", async () => {
    const admin = opened();
    await sql`create role crowd login password 'crowd' connection limit 1`.execute(admin);
    const url = new URL(postgresUrl);
    url.username = "crowd";
    url.password = "crowd";
    const db = opened({ size: 2 }, url.href);
    await db.transaction().execute(async (tx) => {
      expect(await failure(backendOf(db))).toMatchObject({ code: "53300" });
      expect(await backendOf(tx)).toBeGreaterThan(0);
    });
    expect(await backendOf(db)).toBeGreaterThan(0);
    await db.destroy();
    await sql`drop role crowd`.execute(admin);
  });

  test("a migration that is cut off leaves no lock, and is done by the next try", async () => {
    const admin = opened();
    await sql`create database cut_off`.execute(admin);
    const url = new URL(postgresUrl);
    url.pathname = "/cut_off";
    const db = opened({}, url.href);
    const migrated = untilDatabaseAnswers(openLog("silent"), () => migrate(db), { firstMs: 1, longestMs: 1 });
    let cut = 0;
    while (cut === 0) {
      const { rows } = await sql`
        select pg_terminate_backend(pg_locks.pid) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = 'cut_off'`.execute(admin);
      cut = rows.length;
    }
    await migrated;
    expect(await isMigrated(db)).toBe(true);
  });

  test("a statement is planned once for a connection, whatever its values", async () => {
    const db = opened({ size: 1 });
    for (const value of [1, 2]) await sql`select ${value}::int as kept_by_name`.execute(db);
    const { rows } = await sql`
      select statement from pg_prepared_statements where statement like '%kept_by_name'`.execute(db);
    expect(rows).toEqual([{ statement: "select $1::int as kept_by_name" }]);
  });

  test("a fault of the shop is no outage and costs no connection", async () => {
    const db = opened({ size: 1 });
    const pid = await backendOf(db);
    expect(isDatabaseAway(await failure(sql`select nothing`.execute(db)))).toBe(false);
    expect(await backendOf(db)).toBe(pid);
  });
});

test("a database that refuses connections is an outage, told at once however many ask", async () => {
  const db = opened({ size: 1 }, `postgres://shop:shop@127.0.0.1:${await freePort()}/shop`);
  const failures = await Promise.all(Array.from({ length: 50 }, () => failure(backendOf(db))));
  expect(failures.filter(isDatabaseAway)).toHaveLength(50);
});

test("a database that takes connections and says nothing is an outage after a short while", async () => {
  const taken: Socket[] = [];
  const silent = createServer((socket) => void taken.push(socket));
  await new Promise<void>((listening) => silent.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    for (const socket of taken) socket.destroy();
    silent.close();
  });
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : 0;
  const db = opened({ connectMs: 50 }, `postgres://shop:shop@127.0.0.1:${port}/shop`);
  expect(isDatabaseAway(await failure(backendOf(db)))).toBe(true);
});
