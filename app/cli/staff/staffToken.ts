import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

import { EnvironmentError } from "~/platform/process/environmentError";

export type Variables = Readonly<Record<string, string | undefined>>;

/** Returns the path of the file in which a member of staff keeps the token; only that user account can read it. */
export function staffTokenFile({ STAFF_TOKEN_FILE }: Variables): string {
  return STAFF_TOKEN_FILE || join(homedir(), ".kara-staff-token");
}

/** Returns the token of the member of staff who runs the command; undefined where nobody has signed in. */
export function readStaffToken(variables: Variables): string | undefined {
  if (variables.STAFF_TOKEN) return variables.STAFF_TOKEN.trim();
  const file = staffTokenFile(variables);
  if (!existsSync(file)) {
    if (variables.STAFF_TOKEN_FILE)
      throw new EnvironmentError(`There is no file ${file}, which STAFF_TOKEN_FILE names.`);
    return undefined;
  }
  if (process.platform !== "win32" && (statSync(file).mode & 0o077) !== 0) {
    throw new EnvironmentError(`Others can read ${file}, which holds your token: chmod 600 ${file}`);
  }
  return readFileSync(file, "utf8").trim() || undefined;
}

export function writeStaffToken(file: string, token: string): void {
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  // The mode is set again, because an existing file keeps its own.
  chmodSync(file, 0o600);
}

/** Deletes the file; returns false when there was none. */
export function removeStaffToken(file: string): boolean {
  const exists = existsSync(file);
  rmSync(file, { force: true });
  return exists;
}
