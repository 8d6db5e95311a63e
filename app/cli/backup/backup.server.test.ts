import { execFile } from "node:child_process";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { expect, inject, onTestFinished, test } from "vitest";
import { backUp } from "~/platform/backup/backup.server";
import { checkBackup } from "~/platform/backup/checkBackup.server";
import { restoreBackup } from "~/platform/backup/restore.server";
import { type Db, databaseFile, openSqlite } from "~/platform/database/database.server";
import { type MigrationName, migrate } from "~/platform/database/migrations.server";
import { EnvironmentError } from "~/platform/process/environmentError";
import { emptyFolder } from "../../../tests/support/catalogFolder";
import { recordingTerminal } from "../../../tests/support/shop/recordingTerminal";
import { testWorld } from "../../../tests/support/shop/world";

import { runBackup } from "./backup";
import { runCheck } from "./check";
import { runRestore } from "./restore";

const sqliteOnly = test.skipIf(inject("postgresUrl") !== undefined);

/** Opens a shop on disk whose newest rows are still in SQLite's log, as in a running shop. */
async function openShop(last?: MigrationName) {
  const dataDir = emptyFolder();
  const db = openSqlite(databaseFile(dataDir));
  onTestFinished(() => db.destroy());
  await migrate(db, last);
  mkdirSync(join(dataDir, "pictures"));
  writeFileSync(join(dataDir, "pictures", "bunda-00000000.webp"), "pixels");
  mkdirSync(join(dataDir, "uploads"));
  writeFileSync(join(dataDir, "uploads", "photo.jpg"), "pixels");
  writeFileSync(join(dataDir, "session-secret"), "s".repeat(43));
  mkdirSync(join(dataDir, "derived"));
  writeFileSync(join(dataDir, "derived", "small.webp"), "can be made again");
  const environment = { dataDir, databaseUrl: undefined, publicUrl: "https://kara.example" };
  return { db, dataDir, shop: { db, now: () => Date.UTC(2026, 10, 20), environment } };
}

async function noteWords(db: Db, count: number, name = "word") {
  for (let word = 0; word < count; word += 1) {
    await sql`insert into attempt_count (key, attempts, resets_at) values (${`${name} ${word}`}, 1, 1)`.execute(db);
  }
}

async function countWords(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from attempt_count`.execute(db);
  return rows[0]?.count ?? 0;
}

sqliteOnly("a backup of a running shop has what is only in the log, and the restored shop opens with it", async () => {
  const { db, dataDir, shop } = await openShop();
  await noteWords(db, 6);
  const folder = join(emptyFolder(), "backup");
  const backup = await backUp(shop, folder);
  expect(backup).toMatchObject({ ok: true, manifest: { shop: "https://kara.example", database: "shop.sqlite" } });
  await noteWords(db, 1, "later");
  const target = { dataDir: join(emptyFolder(), "data"), databaseUrl: undefined };
  expect(await restoreBackup(target, folder)).toMatchObject({ ok: true });
  const restored = openSqlite(databaseFile(target.dataDir));
  onTestFinished(() => restored.destroy());
  await migrate(restored);
  expect(await countWords(restored)).toBe(6);
  for (const name of ["pictures/bunda-00000000.webp", "uploads/photo.jpg", "session-secret"]) {
    expect(readFileSync(join(target.dataDir, name), "utf8")).toBe(readFileSync(join(dataDir, name), "utf8"));
  }
  expect(existsSync(join(folder, "derived"))).toBe(false);
});

sqliteOnly("a damaged, changed or unfinished backup is found, and nothing of it is restored", async () => {
  const { shop } = await openShop();
  const folder = join(emptyFolder(), "backup");
  await backUp(shop, folder);
  expect((await checkBackup(folder)).problems).toEqual([]);
  writeFileSync(join(folder, "pictures", "bunda-00000000.webp"), "other pixels");
  rmSync(join(folder, "uploads", "photo.jpg"));
  const problems = [
    "The file pictures/bunda-00000000.webp has been changed or damaged.",
    "The file uploads/photo.jpg is missing.",
  ];
  expect((await checkBackup(folder)).problems).toEqual(problems);
  const target = { dataDir: join(emptyFolder(), "data"), databaseUrl: undefined };
  expect(await restoreBackup(target, folder)).toEqual({ ok: false, problems });
  expect(existsSync(target.dataDir)).toBe(false);
  rmSync(join(folder, "backup.json"));
  expect((await checkBackup(folder)).problems).toEqual([
    `${folder} is no finished backup: it lacks a readable backup.json.`,
  ]);
});

sqliteOnly("a shop of an older version is restored and opens; one of a newer version is refused", async () => {
  const { shop } = await openShop("0042_photo_networks");
  const folder = join(emptyFolder(), "backup");
  await backUp(shop, folder);
  const target = { dataDir: join(emptyFolder(), "data"), databaseUrl: undefined };
  expect(await restoreBackup(target, folder)).toMatchObject({
    ok: true,
    manifest: { lastMigration: "0042_photo_networks" },
  });
  const restored = openSqlite(databaseFile(target.dataDir));
  onTestFinished(() => restored.destroy());
  await migrate(restored);
  const manifest = readFileSync(join(folder, "backup.json"), "utf8").replace("0042_photo_networks", "9001_later");
  writeFileSync(join(folder, "backup.json"), manifest);
  const other = { dataDir: join(emptyFolder(), "data"), databaseUrl: undefined };
  expect(await restoreBackup(other, folder)).toEqual({
    ok: false,
    problems: ["The backup was made by a newer version of the shop (it has 9001_later): restore it with that version."],
  });
});

sqliteOnly("linked pictures are in the backup as files, and unfinished or vanished ones do not end it", async () => {
  const { dataDir, shop } = await openShop();
  const elsewhere = emptyFolder();
  writeFileSync(join(elsewhere, "kabat-00000000.webp"), "pixels of a coat");
  symlinkSync(join(elsewhere, "kabat-00000000.webp"), join(dataDir, "pictures", "kabat-00000000.webp"));
  symlinkSync(join(elsewhere, "deleted.webp"), join(dataDir, "pictures", "deleted.webp"));
  writeFileSync(join(dataDir, "uploads", "photo.part"), "half");
  writeFileSync(join(dataDir, "pictures", ".half"), "half");
  const folder = join(emptyFolder(), "backup");
  expect(await backUp(shop, folder)).toMatchObject({ ok: true });
  const copied = join(folder, "pictures", "kabat-00000000.webp");
  expect(lstatSync(copied).isSymbolicLink()).toBe(false);
  expect(readFileSync(copied, "utf8")).toBe("pixels of a coat");
  expect([...readdirSync(join(folder, "pictures")), ...readdirSync(join(folder, "uploads"))].sort()).toEqual([
    "bunda-00000000.webp",
    "kabat-00000000.webp",
    "photo.jpg",
  ]);
});

sqliteOnly("a backup that fails midway leaves nothing behind, and says why", async () => {
  const { dataDir, shop } = await openShop();
  rmSync(join(dataDir, "session-secret"));
  symlinkSync("session-secret", join(dataDir, "pictures", "session-secret"));
  const folder = join(emptyFolder(), "backup");
  expect(await backUp(shop, folder)).toMatchObject({ ok: false, problem: expect.stringContaining("ELOOP") });
  expect(readdirSync(folder)).toEqual([]);
});

sqliteOnly("a restore that fails midway says why, leaves nothing behind, and can be repeated", async () => {
  const { shop } = await openShop();
  const folder = join(emptyFolder(), "backup");
  await backUp(shop, folder);
  const target = { dataDir: join(emptyFolder(), "data"), databaseUrl: undefined };
  // A folder stands where the database's log has to be deleted, and a bucket that refuses connections takes no picture.
  const obstacle = `${databaseFile(target.dataDir)}-wal`;
  mkdirSync(obstacle, { recursive: true });
  const failed = { ok: false, problems: [expect.stringMatching(/^The restore failed: /)] };
  expect(await restoreBackup(target, folder)).toEqual(failed);
  expect(readdirSync(target.dataDir)).toEqual(["shop.sqlite-wal"]);
  rmSync(obstacle, { recursive: true });
  const closed = { url: "http://127.0.0.1:1/bucket", accessKey: "a", secretKey: "b", region: "auto" };
  expect(await restoreBackup({ ...target, objectStorage: closed }, folder)).toEqual(failed);
  expect(readdirSync(target.dataDir)).toEqual([]);
  expect(await restoreBackup(target, folder)).toMatchObject({ ok: true });
});

sqliteOnly("a restore touches no data folder that has pictures or a secret already", async () => {
  const { shop } = await openShop();
  const folder = join(emptyFolder(), "backup");
  await backUp(shop, folder);
  const dataDir = emptyFolder();
  writeFileSync(join(dataDir, "session-secret"), "of another shop");
  expect(await restoreBackup({ dataDir, databaseUrl: undefined }, folder)).toEqual({
    ok: false,
    problems: [`There is a shop in ${dataDir} already; name another DATA_DIR.`],
  });
  expect(readFileSync(join(dataDir, "session-secret"), "utf8")).toBe("of another shop");
});

test.runIf(process.getuid?.() === 0)(
  "commands and a restore refuse the data folder of another user",
  {
    timeout: 60_000,
  },
  async () => {
    const dataDir = emptyFolder();
    chownSync(dataDir, 1_234, 1_234);
    const refusal = `The shop in ${dataDir} belongs to the user 1234`;
    const restore = runRestore(
      { args: [emptyFolder()], terminal: recordingTerminal() },
      { ...process.env, DATA_DIR: dataDir },
    );
    await expect(restore).rejects.toThrow(refusal);
    writeFileSync(join(dataDir, "shop.sqlite"), "");
    chownSync(join(dataDir, "shop.sqlite"), 1_234, 1_234);
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" };
    const listed = promisify(execFile)(process.execPath, ["--import", "tsx", "app/cli/shop.ts", "order", "list"], {
      env,
    });
    await expect(listed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(refusal) });
    expect(readdirSync(dataDir)).toEqual(["shop.sqlite"]);
  },
);

sqliteOnly("the commands say what they did; an existing shop and a full folder are left alone", async () => {
  const { db, dataDir, shop } = await openShop();
  const terminal = recordingTerminal();
  const openWorld = async () => ({ ...testWorld(db), ...shop, environment: { ...testWorld(db).environment, dataDir } });
  const folder = join(emptyFolder(), "backup");
  expect(await runBackup({ args: [folder], terminal, openWorld })).toBe(0);
  expect(await runCheck({ args: [folder], terminal, openWorld })).toBe(0);
  expect(await runCheck({ args: [], terminal, openWorld })).toBe(0);
  expect(await runBackup({ args: [folder], terminal, openWorld })).toBe(1);
  expect(await runRestore({ args: [folder], terminal }, { NODE_ENV: "test", DATA_DIR: dataDir })).toBe(1);
  expect(terminal.printed).toEqual([
    `Backed up: shop.sqlite and 3 other files, in ${folder}.`,
    "The backup is whole.",
    "The shop is whole.",
  ]);
  expect(terminal.printedErrors).toEqual([
    `The folder ${folder} is not empty.`,
    `There is a shop in ${dataDir} already; name another DATA_DIR.`,
  ]);
});

sqliteOnly.each([
  ["STORAGE_URL", "https://keys-are-missing.example/bucket", "must be https://<access key>:"],
  ["DATABASE_URL", "mysql://localhost/shop", "must be a URL starting with postgres://"],
])("a restore with a wrong %s says so and writes nothing", async (name, value, problem) => {
  const { shop } = await openShop();
  const folder = join(emptyFolder(), "backup");
  await backUp(shop, folder);
  const dataDir = join(emptyFolder(), "data");
  const restore = runRestore(
    { args: [folder], terminal: recordingTerminal() },
    { NODE_ENV: "test", DATA_DIR: dataDir, [name]: value },
  );
  await expect(restore).rejects.toThrow(`The environment variable ${name} ${problem}`);
  await expect(restore).rejects.toBeInstanceOf(EnvironmentError);
  expect(existsSync(dataDir)).toBe(false);
});

sqliteOnly("a backup made where a picture of the shop is missing says so, and is not called done", async () => {
  const { db, dataDir, shop } = await openShop();
  const picture = "bunda-11111111.webp";
  await db.insertInto("category").values({ id: 1, parent_id: null, position: 1, picture }).execute();
  const terminal = recordingTerminal();
  const openWorld = async () => ({ ...testWorld(db), ...shop, environment: { ...testWorld(db).environment, dataDir } });
  expect(await runBackup({ args: [join(emptyFolder(), "backup")], terminal, openWorld })).toBe(1);
  expect(terminal.printedErrors).toEqual([
    "Pictures that the shop names and that are not in the backup: 1. `check` names them.",
  ]);
});
