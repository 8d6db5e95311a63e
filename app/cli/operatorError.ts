import { isDatabaseUnavailable } from "~/platform/database/databaseUnavailable.server";
import { EnvironmentError } from "~/platform/process/environmentError";
import { StorageUnavailable } from "~/platform/storage/fileStore";

/**
 * Returns a sentence about an error that the operator can resolve, such as a file that cannot be written, a full disk or
 * a storage that does not respond; undefined for an error of the program, which needs its stack trace.
 */
export function operatorSentence(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof EnvironmentError || isDatabaseUnavailable(error)) return error.message;
  if (error instanceof StorageUnavailable || isSystemError(error)) return `The command failed: ${error.message}`;
  if (isDamagedSqlite(error))
    return `The database is damaged, or is no database of SQLite: ${error.message}. Restore a backup.`;
  return undefined;
}

/** Returns true for an error of the operating system, as opposed to one of Node's own (`ERR_…`). */
function isSystemError(error: Error): boolean {
  return "errno" in error && "syscall" in error && "code" in error && typeof error.code === "string";
}

function isDamagedSqlite(error: Error): boolean {
  return "code" in error && /^SQLITE_(?:NOTADB|CORRUPT)(?:_|$)/.test(String(error.code));
}
