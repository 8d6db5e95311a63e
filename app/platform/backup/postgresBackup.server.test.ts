import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";

import { emptyFolder } from "../../../tests/support/catalogFolder";
import { openPostgres } from "../database/database.server";
import { isMigrated } from "../database/migrations.server";
import { backUp } from "./backup.server";
import { restoreBackup } from "./restore.server";

const serverUrl = inject("postgresUrl");

/** Returns false where the server is newer than PostgreSQL's tools, which then refuse to work. */
async function toolsFit(url: string): Promise<boolean> {
  const server = openPostgres(url);
  const { rows } = await sql<{ server_version_num: string }>`show server_version_num`.execute(server);
  await server.destroy();
  try {
    const [, major = "0"] = /(\d+)\./.exec(execFileSync("pg_dump", ["--version"], { encoding: "utf8" })) ?? [];
    return Number(major) >= Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  } catch {
    return false;
  }
}

const canDump = serverUrl !== undefined && (await toolsFit(serverUrl));

async function freshDatabase(template: string) {
  if (!serverUrl) throw new Error("Only on Postgres.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  const server = openPostgres(serverUrl);
  await sql`create database ${sql.id(name)} template ${sql.id(template)}`.execute(server);
  await server.destroy();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = openPostgres(url.href);
  onTestFinished(() => db.destroy());
  return { db, url: url.href };
}

const now = () => Date.UTC(2026, 10, 20);

test.skipIf(!canDump)("a shop on Postgres is backed up while it runs and restored into an empty database", async () => {
  const { db, url } = await freshDatabase("template_shop");
  const environment = { dataDir: emptyFolder(), databaseUrl: url, publicUrl: "https://kara.example" };
  const folder = join(emptyFolder(), "backup");
  expect(await backUp({ db, now, environment }, folder)).toMatchObject({
    ok: true,
    manifest: { database: "shop.dump" },
  });
  const empty = await freshDatabase("template0");
  const target = { dataDir: join(emptyFolder(), "data"), databaseUrl: empty.url };
  expect(await restoreBackup(target, folder)).toMatchObject({ ok: true });
  expect(await isMigrated(empty.db)).toBe(true);
  expect(await restoreBackup(target, folder)).toEqual({
    ok: false,
    problems: ["There is a shop in that database already; name an empty one."],
  });
});

test.skipIf(serverUrl === undefined || canDump)(
  "tools that do not fit the server are named, and no backup is left",
  async () => {
    const { db, url } = await freshDatabase("template_shop");
    const environment = { dataDir: emptyFolder(), databaseUrl: url, publicUrl: "https://kara.example" };
    const folder = join(emptyFolder(), "backup");
    const outcome = await backUp({ db, now, environment }, folder);
    expect(outcome).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/^pg_dump (failed: |is not installed)/),
    });
    expect(existsSync(join(folder, "backup.json"))).toBe(false);
  },
);
