import { sql } from "kysely";
import { expect, test } from "vitest";

import type { Db } from "~/platform/database/database.server";
import { freshDb } from "./support/shop/freshDb";

/** The tests run one after another in one file, so that each may get a database that the previous test has used. */
const countsOf = async (db: Db) => {
  const colours = await db.selectFrom("colour").select("id").execute();
  const settings = await db.selectFrom("setting").select("name").execute();
  return { colours: colours.length, settings: settings.length };
};
const migrated = { colours: 0, settings: 0 };

test("a test may write and delete what it likes", async () => {
  const db = await freshDb();
  Object.assign(migrated, await countsOf(db));
  expect(migrated.settings).toBeGreaterThan(0);
  await db.insertInto("colour").values({ id: "cerna", position: 1, hex: "#1c1917" }).execute();
  await db.deleteFrom("setting").execute();
});

test("the next one has what the migrations wrote, and may drop a table", async () => {
  const db = await freshDb();
  expect(await countsOf(db)).toEqual(migrated);
  await sql`drop table setting`.execute(db);
});

test("the next one has the table", async () => {
  expect(await countsOf(await freshDb())).toEqual(migrated);
});
