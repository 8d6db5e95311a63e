import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { EnvironmentError } from "./environmentError";

/**
 * The folder that holds everything the shop writes. Only its owner may read it: it holds customers' addresses, e-mails
 * with links that open orders, and the secret that signs notices. When a start cannot ensure this, it ends with one
 * sentence.
 */

export const secretName = "session-secret";
const databaseNames = ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm", "shop.sqlite-turn"];
const shortestSecret = 32;

/** Creates the folder if missing. Throws EnvironmentError when no file can be created in it. */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const trial = join(dataDir, `.${randomUUID()}`);
    writeFileSync(trial, "", { flag: "wx", mode: 0o600 });
    rmSync(trial);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new EnvironmentError(
      `The data folder ${dataDir} cannot be written to (${why}). Set DATA_DIR to a folder the shop may write to.`,
    );
  }
}

/**
 * Throws EnvironmentError when what this process writes into an existing data folder would belong to another user than
 * the shop's files: they are readable by their owner alone, so the service could not read the new ones. The owner is
 * that of a new file, since some file systems give every file the same one. A folder of root that holds no shop yet
 * passes, as it may be a mounted volume. Windows has no such owners.
 */
export function requireOwner(dataDir: string): void {
  if (!process.getuid || !existsSync(dataDir)) return;
  const shopFile = [secretName, ...databaseNames].map((name) => join(dataDir, name)).find((file) => existsSync(file));
  const owner = statSync(shopFile ?? dataDir).uid;
  const ownOwner = ownerOfNewFile(dataDir);
  if (ownOwner === undefined || ownOwner === owner || (!shopFile && owner === 0)) return;
  throw new EnvironmentError(
    `The shop in ${dataDir} belongs to the user ${owner}, who could not read what you (${ownOwner}) write. Run the command as that user, such as by \`sudo -u\`.`,
  );
}

/** Returns the id of the user who owns a file that this process creates; undefined where it may create none. */
function ownerOfNewFile(dataDir: string): number | undefined {
  const trial = join(dataDir, `.${randomUUID()}`);
  try {
    writeFileSync(trial, "", { flag: "wx", mode: 0o600 });
    return statSync(trial).uid;
  } catch {
    return undefined;
  } finally {
    rmSync(trial, { force: true });
  }
}

/**
 * Returns the folder's session secret, which the first start creates. Processes that start at once all get the same
 * one.
 */
export function readOrCreateSecret(dataDir: string, newSecret = () => randomBytes(32).toString("base64url")): string {
  const file = join(dataDir, secretName);
  if (!existsSync(file)) writeSecret(file, newSecret());
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= shortestSecret) return secret;
  throw new EnvironmentError(
    `The session secret in ${file} has fewer than ${shortestSecret} characters. Put the right one back, or delete the file.`,
  );
}

/** Writes a temporary file and then links it: a crash leaves no half secret, and the first process wins. */
function writeSecret(file: string, secret: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    writeFileSync(aside, secret, { mode: 0o600, flag: "wx", flush: true });
    linkSync(aside, file);
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Restricts everything that this process writes, and what an earlier version left readable, to the owner. Returns false
 * when the folder, or a file in it, belongs to another user and stays readable.
 */
export function restrictToOwner(dataDir: string): boolean {
  process.umask(0o077);
  const left = [secretName, ...databaseNames].map((name) => join(dataDir, name)).filter((file) => existsSync(file));
  // The folder may be shared with others: it has no file of the shop yet, or it has the sticky bit, as /tmp has.
  const isShared = left.length === 0 || (statSync(dataDir).mode & 0o1000) !== 0;
  try {
    for (const file of left) closeTo(file, 0o600);
    if (!isShared) closeTo(dataDir, 0o700);
    return true;
  } catch {
    return false;
  }
}

function closeTo(path: string, mode: number): void {
  if ((statSync(path).mode & 0o077) !== 0) chmodSync(path, mode);
}
