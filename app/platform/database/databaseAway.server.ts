import pg from "pg";

/** Thrown for what a driver says without a code of its own: no connection, one that was lost, or no answer in time. */
export class DatabaseAway extends Error {
  override readonly name = "DatabaseAway";

  constructor(cause: unknown) {
    super(`the database cannot be reached: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** How soon a visitor, or a program, may come back. */
export const retryAfterSeconds = "5";

/**
 * True when the database cannot do its work now, whatever is asked of it, and may do it again later: it is being
 * restarted, it refuses or loses connections, it has too many, it has no room, it answers too late. Such an error is an
 * outage and no fault of the shop: a visitor gets status 503, and the log a warning.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (error instanceof pg.DatabaseError) return isAwayState(error.code ?? "");
  return isAwaySqlite(error);
}

/** The status of an answer that failed by this error. */
export function faultStatus(error: unknown): 500 | 503 {
  return isDatabaseAway(error) ? 503 : 500;
}

/** True for what only the operator can mend, by another name or password in `DATABASE_URL`. */
export function isRefusedLogin(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code ?? "").startsWith("28");
}

/** Classes of SQLSTATE: connection exception, refused login, insufficient resources, system error. */
const awayClasses = new Set(["08", "28", "53", "58"]);

/** Single ones, by the names that Postgres gives them in its appendix of error codes. */
const awayStates = new Set([
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

function isAwayState(state: string): boolean {
  return awayClasses.has(state.slice(0, 2)) || awayStates.has(state);
}

/** By the names that the driver gives SQLite's errors; some add what kind of it (`SQLITE_BUSY_SNAPSHOT`). */
const awaySqlite = ["BUSY", "LOCKED", "READONLY", "IOERR", "FULL", "CANTOPEN", "PROTOCOL"].map(
  (name) => `SQLITE_${name}`,
);

function isAwaySqlite(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return awaySqlite.some((name) => code === name || code.startsWith(`${name}_`));
}
