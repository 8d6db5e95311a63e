import { createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { describe, expect, inject, onTestFinished, test } from "vitest";

import { freePort } from "../../../tests/support/shop/postgres";
import { openLog } from "../log/log.server";
import { type Db, openPostgres } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";
import { isMigrated, migrate } from "./migrations.server";
import type { PoolOptions } from "./postgresPool.server";
import { retryUntilDatabaseAnswers } from "./retryUntilDatabaseAnswers.server";

const postgresUrl = inject("postgresUrl");

function opened(options: PoolOptions = {}, url = postgresUrl): Db {
  const db = openPostgres(url, options);
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
  test("a lost idle connection is reported and replaced", async () => {
    let tell: (error: Error) => void = () => undefined;
    const reported = new Promise<Error>((resolve) => {
      tell = resolve;
    });
    const db = opened({ size: 1, onLost: (error) => tell(error) });
    const before = await backendOf(db);
    await terminate(before);
    expect(isDatabaseUnavailable(await reported)).toBe(true);
    expect(await backendOf(db)).not.toBe(before);
  });

  test("a connection lost during a query fails only that query", async () => {
    const db = opened({ size: 1 });
    const pid = await backendOf(db);
    const sleeping = failure(sleep.execute(db));
    await terminate(pid);
    expect(isDatabaseUnavailable(await sleeping)).toBe(true);
    expect(await backendOf(db)).not.toBe(pid);
  });

  test("a connection lost between two statements fails only that transaction", async () => {
    const db = opened({ size: 1 });
    const cut = db.transaction().execute(async (tx) => {
      await terminate(await backendOf(tx));
      await sql`select 1`.execute(tx);
    });
    expect(isDatabaseUnavailable(await failure(cut))).toBe(true);
    expect(await backendOf(db)).toBeGreaterThan(0);
  });

  test("a connection lost while a transaction does other work does not end the process", async () => {
    const db = opened({ size: 1 });
    const cut = db.transaction().execute(async (tx) => {
      await terminate(await backendOf(tx));
      await new Promise((resume) => setTimeout(resume, 50));
    });
    expect(isDatabaseUnavailable(await failure(cut))).toBe(true);
  });

  test("a statement that takes too long is an outage, and its connection is not reused", async () => {
    const db = opened({ size: 1, statementMs: 50 });
    const pid = await backendOf(db);
    expect(isDatabaseUnavailable(await failure(sleep.execute(db)))).toBe(true);
    expect(await backendOf(db)).not.toBe(pid);
  });

  test("waiting too long for a connection of the pool is an outage", async () => {
    const db = opened({ size: 1, queueMs: 500 });
    const pid = await backendOf(db);
    const sleeping = failure(sleep.execute(db));
    expect(isDatabaseUnavailable(await failure(backendOf(db)))).toBe(true);
    await terminate(pid);
    await sleeping;
    expect(await backendOf(db)).toBeGreaterThan(0);
  });

  test("too many connections are an outage, and existing ones continue", async () => {
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

  test("an interrupted migration leaves no lock, and the next attempt completes it", async () => {
    const admin = opened();
    await sql`create database cut_off`.execute(admin);
    const url = new URL(postgresUrl);
    url.pathname = "/cut_off";
    const db = opened({}, url.href);
    const migrated = retryUntilDatabaseAnswers(openLog("silent"), () => migrate(db), { firstMs: 1, maxMs: 1 });
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

  test("a statement is planned once per connection, whatever its values", async () => {
    const db = opened({ size: 1 });
    for (const value of [1, 2]) await sql`select ${value}::int as kept_by_name`.execute(db);
    const { rows } = await sql`
      select statement from pg_prepared_statements where statement like '%kept_by_name'`.execute(db);
    expect(rows).toEqual([{ statement: "select $1::int as kept_by_name" }]);
  });

  test("an error of the shop is no outage and costs no connection", async () => {
    const db = opened({ size: 1 });
    const pid = await backendOf(db);
    expect(isDatabaseUnavailable(await failure(sql`select nothing`.execute(db)))).toBe(false);
    expect(await backendOf(db)).toBe(pid);
  });
});

test("a database that refuses connections is an outage, reported at once to all callers", async () => {
  const db = opened({ size: 1 }, `postgres://shop:shop@127.0.0.1:${await freePort()}/shop`);
  const failures = await Promise.all(Array.from({ length: 50 }, () => failure(backendOf(db))));
  expect(failures.filter(isDatabaseUnavailable)).toHaveLength(50);
});

test("a database that accepts connections without responding is an outage after a short while", async () => {
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
  expect(isDatabaseUnavailable(await failure(backendOf(db)))).toBe(true);
});
