import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "../database/migrations.server";
import { derivedPicture } from "../pictures/derivedPictures.server";
import { storePicture } from "../pictures/storePicture.server";
import { readOrCreateSecret, requireOwner } from "./dataFolder.server";
import { readEnvironment } from "./environment.server";
import { EnvironmentError } from "./environmentError";
import { openWorld, type World } from "./world.server";

const picture = "public/icon-192.png";

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shop-data-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function openedShop(dataDir: string): Promise<World> {
  const umask = process.umask();
  onTestFinished(() => void process.umask(umask));
  const world = openWorld(readEnvironment({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
  onTestFinished(() => world.db.destroy());
  await migrate(world.db);
  return world;
}

/** Returns the paths of the folder, and of everything in it, that others than the owner can access. */
function openToOthers(folder: string): string[] {
  const all = [folder, ...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name))];
  return all.filter((path) => (statSync(path).mode & 0o077) !== 0);
}

test("nobody but its owner reads the database, e-mails and pictures", async () => {
  const dataDir = join(temporaryFolder(), "data");
  const world = await openedShop(dataDir);
  const words = { from: "a@kara.example", replyTo: "a@kara.example", subject: "x", text: "x", html: "x" };
  await world.mailer.send({ id: "a-letter", to: "eva@seznam.cz", ...words });
  const file = await storePicture({ dataDir }, picture);
  await derivedPicture({ dataDir }, { file, widthPx: 80, format: "webp" }, world.log);
  const names = readdirSync(dataDir).sort();
  expect(names).toEqual(expect.arrayContaining(["derived", "outbox", "pictures", "session-secret", "shop.sqlite"]));
  expect(names).toEqual(expect.arrayContaining(["shop.sqlite-shm", "shop.sqlite-wal"]));
  expect(openToOthers(dataDir)).toEqual([]);
});

test("files that an earlier version left readable are restricted", async () => {
  const dataDir = temporaryFolder();
  writeFileSync(join(dataDir, "session-secret"), "x".repeat(43));
  const { db } = await openedShop(dataDir);
  await db.destroy();
  for (const name of ["session-secret", "shop.sqlite"]) chmodSync(join(dataDir, name), 0o644);
  chmodSync(dataDir, 0o755);
  await openedShop(dataDir);
  expect(openToOthers(dataDir)).toEqual([]);
});

test("a shared folder, such as /tmp, stays as it is", async () => {
  const shared = temporaryFolder();
  chmodSync(shared, 0o1777);
  await openedShop(shared);
  expect(statSync(shared).mode & 0o7777).toBe(0o1777);
});

test.each([
  ["an empty secret file", ""],
  ["a short secret file", "x".repeat(31)],
  ["a secret file of spaces", " ".repeat(64)],
])("%s stops the start", (_what, content) => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "session-secret");
  writeFileSync(file, content);
  const sentence = `The session secret in ${file} has fewer than 32 characters. Put the right one back, or delete the file.`;
  expect(() => readEnvironment({ DATA_DIR: dataDir })).toThrow(new EnvironmentError(sentence));
  expect(readFileSync(file, "utf8")).toBe(content);
});

test.each([
  ["a file", (folder: string) => folder],
  ["below a file", (folder: string) => join(folder, "data")],
])("a data folder that is %s stops the start", (_what, dataDirOf) => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  expect(() => readEnvironment({ DATA_DIR: dataDirOf(file) })).toThrow(EnvironmentError);
  expect(() => readEnvironment({ DATA_DIR: dataDirOf(file) })).toThrow(/^The data folder .+ cannot be written to \(/);
});

// In /proc nobody, not even root, can create a file.
test.runIf(existsSync("/proc/self"))("a data folder in which no file can be made stops the start", () => {
  const given = { DATA_DIR: "/proc", SESSION_SECRET: "a-secret-of-tests-with-32-characters" };
  expect(() => readEnvironment(given)).toThrow(/^The data folder \/proc cannot be written to \(/);
});

test("of two processes that create the secret at once the second uses the first one's", () => {
  const dataDir = temporaryFolder();
  const file = join(dataDir, "session-secret");
  const first = "f".repeat(43);
  const secret = readOrCreateSecret(dataDir, () => {
    writeFileSync(file, first);
    return "s".repeat(43);
  });
  expect(secret).toBe(first);
  expect(readdirSync(dataDir)).toEqual(["session-secret"]);
});

/** Only root can give a file to another user. */
const rootOnly = test.runIf(process.getuid?.() === 0);

rootOnly(
  "a data folder of another user is refused, so that no file appears there which the service cannot read",
  () => {
    const dataDir = temporaryFolder();
    expect(() => requireOwner(dataDir)).not.toThrow();
    chownSync(dataDir, 1_234, 1_234);
    expect(() => requireOwner(dataDir)).toThrow(`The shop in ${dataDir} belongs to the user 1234`);
    expect(readdirSync(dataDir)).toEqual([]);
    const secret = join(dataDir, "session-secret");
    writeFileSync(secret, "x".repeat(43));
    expect(() => requireOwner(dataDir)).not.toThrow();
    chownSync(dataDir, 0, 0);
    chownSync(secret, 1_234, 1_234);
    expect(() => requireOwner(dataDir)).toThrow(EnvironmentError);
  },
);

test("a data folder of the same user, or none yet, is not refused", () => {
  const dataDir = temporaryFolder();
  readOrCreateSecret(dataDir);
  requireOwner(dataDir);
  requireOwner(join(dataDir, "none"));
  expect(readdirSync(dataDir)).toEqual(["session-secret"]);
});
