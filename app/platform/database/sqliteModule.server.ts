import { createRequire } from "node:module";

import { EnvironmentError } from "../process/environmentError";

/** The parts of Node's `node:sqlite` that the shop uses. */
export type SqliteModule = {
  DatabaseSync: new (file: string, options?: { readOnly: boolean }) => NativeDatabase;
  StatementSync: { prototype: object };
};

export type NativeDatabase = {
  exec: (sql: string) => void;
  prepare: (sql: string) => NativeStatement;
  close: () => void;
};

export type NativeStatement = {
  /** Rows are objects, or arrays of values after a call of `setReturnArrays(true)`. */
  all: (...parameters: BoundValue[]) => object[];
  iterate: (...parameters: BoundValue[]) => Iterable<object>;
  run: (...parameters: BoundValue[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  columns: () => { name: string }[];
  setReturnArrays: (isOn: boolean) => void;
};

export type BoundValue = string | bigint | number | null | Uint8Array;

/**
 * A package with the same interface, for versions of Node without SQLite or with an early one; it includes its
 * binaries.
 */
const substitute = "@photostructure/sqlite";

/** Returns Node's own SQLite from 22.16 on, else the package. Neither is compiled when the shop is installed. */
export function loadSqlite(builtIn = loadBuiltIn, packaged = loadSubstitute): SqliteModule {
  const own = builtIn();
  if (isSqlite(own)) return own;
  const other = packaged();
  if (isSqlite(other)) return other;
  throw new EnvironmentError(
    `SQLite is missing: use Node 22.16 or newer instead of ${process.version}, or install ${substitute} by \`npm ci\`.`,
  );
}

function loadSubstitute(): unknown {
  try {
    return createRequire(import.meta.url)(substitute);
  } catch {
    return undefined;
  }
}

function isSqlite(module: unknown): module is SqliteModule {
  if (typeof module !== "object" || module === null || !("StatementSync" in module)) return false;
  const { StatementSync } = module;
  // Node 22.13 to 22.15 cannot return rows as arrays yet.
  return typeof StatementSync === "function" && "setReturnArrays" in StatementSync.prototype;
}

/**
 * Loads Node's SQLite without its warning. In every process, Node warns that its SQLite may still change. The operator
 * cannot do anything about that, and `isSqlite` checks whether the shop can use this version.
 */
function loadBuiltIn(): unknown {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule("node:sqlite");
  } finally {
    process.emitWarning = emitWarning;
  }
}
