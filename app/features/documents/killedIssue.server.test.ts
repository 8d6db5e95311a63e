import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";

import { payOrder } from "~/features/orders/changeOrderState.server";
import { type Db, openDatabase } from "~/platform/database/database.server";
import { migrate } from "~/platform/database/migrations.server";
import { placedOrder } from "../../../tests/support/placedOrder";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

/** Creates a database that another process can open, too. */
async function sharedDb(): Promise<{ db: Db; environment: Record<string, string> }> {
  const postgresUrl = inject("postgresUrl");
  if (postgresUrl) {
    const db = await freshDb();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const url = new URL(postgresUrl);
    url.pathname = `/${rows[0]?.name}`;
    return { db, environment: { DATABASE_URL: url.href } };
  }
  const dataDir = mkdtempSync(join(tmpdir(), "killed-issue-"));
  const db = openDatabase({ databaseUrl: undefined, dataDir });
  await migrate(db);
  onTestFinished(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { db, environment: { DATA_DIR: dataDir, DATABASE_URL: "" } };
}

test("processes that are killed while they issue documents leave neither gaps nor doubles, and lose none", async () => {
  const { db, environment } = await sharedDb();
  const world = testWorld(db);
  await stockJacket(db);
  const { id } = await placedOrder(world);
  await payOrder(world, id, "staff Jana");
  const issued: string[] = [];
  await Promise.all(
    [12, 20].map(async (most) => {
      const child = fork("tests/support/shop/issueCredits.ts", {
        execArgv: ["--import", "tsx"],
        stdio: ["ignore", "ignore", "ignore", "ipc"],
        env: { ...process.env, ...environment, ORDER_ID: id },
      });
      let count = 0;
      child.on("message", (number) => {
        issued.push(String(number));
        count += 1;
        if (count === most) child.kill("SIGKILL");
      });
      expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
    }),
  );
  const stored = await db
    .selectFrom("document")
    .where("series", "=", "DB26")
    .orderBy("sequence")
    .select("number")
    .execute();
  const numbers = stored.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => `DB26${String(index + 1).padStart(6, "0")}`));
  expect(numbers.length).toBeGreaterThanOrEqual(32);
  expect(issued.filter((number) => !numbers.includes(number))).toEqual([]);
  const next = await db
    .selectFrom("document_series")
    .where("prefix", "=", "DB26")
    .select("last_number")
    .executeTakeFirst();
  expect(next).toEqual({ last_number: numbers.length });
}, 60_000);
