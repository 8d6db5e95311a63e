import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { openSqlite } from "./database.server";

/** Opens one file twice, as two processes would. */
async function twoOpenings() {
  const folder = mkdtempSync(join(tmpdir(), "shop-turn-"));
  const [first, second] = [openSqlite(join(folder, "shop.sqlite")), openSqlite(join(folder, "shop.sqlite"))];
  onTestFinished(async () => {
    await Promise.all([first.destroy(), second.destroy()]);
    rmSync(folder, { recursive: true });
  });
  await sql`create table note (text text)`.execute(first);
  return { first, second };
}

type Opening = ReturnType<typeof openSqlite>;
const write = (db: Opening, text: string) => sql`insert into note values (${text})`.execute(db);

test("a process with much to write lets another in between", async () => {
  const { first, second } = await twoOpenings();
  const order: string[] = [];
  // Each transaction holds the lock for a while, and the next one of the same process is already waiting.
  const busy = Array.from({ length: 40 }, () =>
    first.transaction().execute(async (tx) => {
      await write(tx, "first");
      await new Promise((resolve) => setTimeout(resolve, 5));
      order.push("first");
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 1));
  const waiting = Array.from({ length: 5 }, () =>
    second.transaction().execute(async (tx) => {
      await write(tx, "second");
      order.push("second");
    }),
  );
  await Promise.all([...busy, ...waiting]);
  expect(order.lastIndexOf("second")).toBeLessThan(order.length / 2);
});

test("a single statement waits for the lock without blocking the process", async () => {
  const { first, second } = await twoOpenings();
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const holding = first.transaction().execute(async (tx) => {
    await write(tx, "first");
    await released;
  });
  const written = write(second, "second");
  // The timer fires only if the process is not blocked.
  setTimeout(letGo, 20);
  await Promise.all([holding, written]);
  const { rows } = await sql<{ text: string }>`select text from note order by rowid`.execute(first);
  expect(rows).toEqual([{ text: "first" }, { text: "second" }]);
});

test("a statement that fails leaves neither a transaction nor the turn behind", async () => {
  const { first, second } = await twoOpenings();
  await sql`create unique index once on note (text)`.execute(first);
  await write(first, "one");
  await expect(write(first, "one")).rejects.toMatchObject({ code: "SQLITE_CONSTRAINT_UNIQUE" });
  await write(second, "two");
  await write(first, "three");
  const { rows } = await sql<{ text: string }>`select text from note order by rowid`.execute(second);
  expect(rows.map(({ text }) => text)).toEqual(["one", "two", "three"]);
});
