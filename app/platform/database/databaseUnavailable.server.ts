import pg from "pg";

/** Wraps driver errors without a code: no connection, a lost connection, or a timeout. */
export class DatabaseUnavailable extends Error {
  override readonly name = "DatabaseUnavailable";

  constructor(cause: unknown) {
    super(`the database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Value of the `Retry-After` header in responses during an outage, in seconds. */
export const retryAfterSeconds = "5";

/**
 * Returns true when the database is temporarily unable to work: it restarts, refuses or loses connections, has too
 * many, is out of space, or responds too late. Such an error is an outage and not a bug: a visitor gets status 503, and
 * the log a warning.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  if (error instanceof pg.DatabaseError) return isUnavailableState(error.code ?? "");
  return isUnavailableSqlite(error);
}

/** Returns the status of a response that failed with this error. */
export function errorStatus(error: unknown): 500 | 503 {
  return isDatabaseUnavailable(error) ? 503 : 500;
}

/** Returns true for a rejected login, which only the operator can fix in `DATABASE_URL`. */
export function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? "").startsWith("28");
}

/** Classes of SQLSTATE: connection exception, rejected login, insufficient resources, system error. */
const unavailableClasses = new Set(["08", "28", "53", "58"]);

/** Single SQLSTATEs, with the names of Postgres's appendix of error codes. */
const unavailableStates = new Set([
  "25006", // read_only_sql_transaction: the other machine has taken over
  "25P03", // idle_in_transaction_session_timeout
  "25P04", // transaction_timeout
  "3D000", // invalid_catalog_name: the database is not there yet
  "55P03", // lock_not_available
  "57014", // query_canceled: by the time limit
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P04", // database_dropped
  "57P05", // idle_session_timeout
]);

function isUnavailableState(state: string): boolean {
  return unavailableClasses.has(state.slice(0, 2)) || unavailableStates.has(state);
}

/** SQLite's error names from the driver; some have a suffix (`SQLITE_BUSY_SNAPSHOT`). */
const unavailableSqliteErrors = ["BUSY", "LOCKED", "READONLY", "IOERR", "FULL", "CANTOPEN", "PROTOCOL"].map(
  (name) => `SQLITE_${name}`,
);

function isUnavailableSqlite(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return unavailableSqliteErrors.some((name) => code === name || code.startsWith(`${name}_`));
}
