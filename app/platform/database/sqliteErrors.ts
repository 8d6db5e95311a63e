/** SQLite's own names of the result codes that the shop, its log or its operator may have to distinguish. */
const names: Record<number, string> = {
  1: "SQLITE_ERROR",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  15: "SQLITE_PROTOCOL",
  19: "SQLITE_CONSTRAINT",
  26: "SQLITE_NOTADB",
  261: "SQLITE_BUSY_RECOVERY",
  275: "SQLITE_CONSTRAINT_CHECK",
  517: "SQLITE_BUSY_SNAPSHOT",
  787: "SQLITE_CONSTRAINT_FOREIGNKEY",
  1299: "SQLITE_CONSTRAINT_NOTNULL",
  1555: "SQLITE_CONSTRAINT_PRIMARYKEY",
  2067: "SQLITE_CONSTRAINT_UNIQUE",
};

/**
 * The beginnings of SQLite's messages. They are needed because the package for Node 20 gives no number with the errors
 * of a query that returns rows.
 */
const messages: readonly (readonly [string, string])[] = [
  ["UNIQUE constraint failed", "SQLITE_CONSTRAINT_UNIQUE"],
  ["FOREIGN KEY constraint failed", "SQLITE_CONSTRAINT_FOREIGNKEY"],
  ["NOT NULL constraint failed", "SQLITE_CONSTRAINT_NOTNULL"],
  ["CHECK constraint failed", "SQLITE_CONSTRAINT_CHECK"],
  ["database is locked", "SQLITE_BUSY"],
  ["database table is locked", "SQLITE_LOCKED"],
  ["database schema is locked", "SQLITE_LOCKED"],
  ["attempt to write a readonly database", "SQLITE_READONLY"],
  ["disk I/O error", "SQLITE_IOERR"],
  ["database disk image is malformed", "SQLITE_CORRUPT"],
  ["database or disk is full", "SQLITE_FULL"],
  ["unable to open database file", "SQLITE_CANTOPEN"],
  ["locking protocol", "SQLITE_PROTOCOL"],
  ["file is not a database", "SQLITE_NOTADB"],
];

/**
 * Gives an error of SQLite the name of its result code as `code`. Node sets the same `code` on all of them and the
 * number as `errcode`.
 */
export function withSqliteName(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const name = nameOf(error);
  return name === undefined ? error : Object.assign(error, { code: name });
}

function nameOf(error: Error): string | undefined {
  // The lower byte of an extended result code is the primary code.
  if ("errcode" in error && typeof error.errcode === "number")
    return names[error.errcode] ?? names[error.errcode & 0xff] ?? `SQLITE_${error.errcode}`;
  if (!("code" in error) || error.code !== "ERR_SQLITE_ERROR") return undefined;
  return messages.find(([beginning]) => error.message.startsWith(beginning))?.[1] ?? "SQLITE_ERROR";
}
