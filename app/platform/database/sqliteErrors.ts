/** SQLite's own names of the result codes that the shop, its log or its operator may have to tell apart. */
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

/** Node gives every error of SQLite the same `code` and the number as `errcode`; `code` becomes SQLite's name. */
export function withSqliteName(error: unknown): unknown {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return error;
  // The lower byte of an extended code is the kind of error.
  const name = names[error.errcode] ?? names[error.errcode & 0xff] ?? `SQLITE_${error.errcode}`;
  return Object.assign(error, { code: name });
}
