import { sql } from "kysely";
import { expect, test } from "vitest";

import { openSqlite } from "./database.server";
import { isDatabaseUnavailable } from "./databaseUnavailable.server";

test("a transaction fails on a full disk, and the next one works", async () => {
  const db = openSqlite(":memory:");
  await sql`create table note (text text)`.execute(db);
  await sql`pragma max_page_count = 4`.execute(db);
  const write = (bytes: number) =>
    db.transaction().execute((tx) => sql`insert into note values (${"x".repeat(bytes)})`.execute(tx));
  const failure = await write(1_000_000).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: "SQLITE_FULL" });
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await write(1);
  await db.destroy();
});
