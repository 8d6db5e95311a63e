import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { BadEnvironment } from "./badEnvironment";

/**
 * The folder that holds everything the shop writes. It is its owner's alone: in it are customers' addresses, letters
 * with links that open orders, and the secret that signs notices. A start that cannot keep to this ends with a sentence.
 */

const secretName = "session-secret";
const databaseNames = ["shop.sqlite", "shop.sqlite-wal", "shop.sqlite-shm"];
const shortestSecret = 32;

/** Makes the folder unless it is there. Throws BadEnvironment where no file can be made in it. */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const trial = join(dataDir, `.${randomUUID()}`);
    writeFileSync(trial, "", { flag: "wx", mode: 0o600 });
    rmSync(trial);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new BadEnvironment(
      `The data folder ${dataDir} cannot be written to (${why}). Set DATA_DIR to a folder the shop may write to.`,
    );
  }
}

/** The folder's session secret, made at the first start. Of processes that start at once all get the same. */
export function keptSecret(dataDir: string, newSecret = () => randomBytes(32).toString("base64url")): string {
  const file = join(dataDir, secretName);
  if (!existsSync(file)) keepSecret(file, newSecret());
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= shortestSecret) return secret;
  throw new BadEnvironment(
    `The session secret in ${file} has fewer than ${shortestSecret} characters. Put the right one back, or delete the file.`,
  );
}

/** Written aside, on the disk, and then named: a crash leaves no half secret, and the first process to name one wins. */
function keepSecret(file: string, secret: string): void {
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
 * Lets nobody but the owner read what this process writes from now on, nor what an earlier version has left open. False
 * when the folder, or a file in it, is another's and stays open.
 */
export function keepToOwner(dataDir: string): boolean {
  process.umask(0o077);
  const left = [secretName, ...databaseNames].map((name) => join(dataDir, name)).filter((file) => existsSync(file));
  // A folder that others share has nothing of the shop yet, or is marked as such, as /tmp is.
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
