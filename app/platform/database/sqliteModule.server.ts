import { createRequire } from "node:module";

import { EnvironmentError } from "../process/environmentError";

/** What the shop uses of Node's own `node:sqlite`. */
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
  /** Rows are objects, or arrays of values once `setReturnArrays(true)` was called. */
  all: (...parameters: BoundValue[]) => object[];
  iterate: (...parameters: BoundValue[]) => Iterable<object>;
  run: (...parameters: BoundValue[]) => { changes: number | bigint; lastInsertRowid: number | bigint };
  columns: () => { name: string }[];
  setReturnArrays: (isOn: boolean) => void;
};

export type BoundValue = string | bigint | number | null | Uint8Array;

/** The same interface for versions of Node that have no SQLite, or an early one; its binaries come with the package. */
const substitute = "@photostructure/sqlite";

/** Node's own SQLite from 22.16 on, else the package. Neither is compiled when the shop is installed. */
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
  // Node 22.13 to 22.15 cannot give rows as arrays yet.
  return typeof StatementSync === "function" && "setReturnArrays" in StatementSync.prototype;
}

/**
 * Node warns on loading, in every process, that its SQLite may still change. The operator cannot do anything about
 * that: `isSqlite` tells whether it is one that the shop can use.
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
