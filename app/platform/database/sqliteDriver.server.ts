import type { SqliteDatabase, SqliteStatement } from "kysely";
import { LRUCache } from "lru-cache";

import { withSqliteName } from "./sqliteErrors";
import { type BoundValue, loadSqlite, type NativeDatabase, type NativeStatement } from "./sqliteModule.server";

/** How long one process waits for another one's lock. */
export const busyTimeoutMs = 10_000;
const cacheKib = 16_000;

/** Opens a file, or ":memory:", with the shop's settings of SQLite. Several processes may have the same file open. */
export function openSqliteDriver(file: string, isReadOnly = false): SqliteDatabase {
  const { DatabaseSync } = loadSqlite();
  const native = namingErrors(() => new DatabaseSync(file, { readOnly: isReadOnly }));
  const setUp = (pragma: string) => namingErrors(() => native.exec(`pragma ${pragma}`));
  // The timeout is set first, because the next pragma may already meet a lock of another process.
  setUp(`busy_timeout = ${busyTimeoutMs}`);
  if (isReadOnly) return { prepare: preparedOnce(native), close: () => native.close() };
  setUp("journal_mode = WAL");
  // An acknowledged order must outlive a power cut, so every commit waits for the disk.
  setUp("synchronous = FULL");
  setUp("foreign_keys = ON");
  setUp(`cache_size = -${cacheKib}`);
  return { prepare: preparedOnce(native), close: () => native.close() };
}

const maxStatements = 500;

/** Prepares each SQL text once per connection; the least recently used statement is dropped first. */
function preparedOnce(native: NativeDatabase): (sql: string) => Statement {
  const prepare = (sql: string) => namingErrors(() => new Statement(native.prepare(sql), !hasWildcard(sql)));
  const statements = new LRUCache<string, Statement>({ max: maxStatements, memoMethod: prepare });
  return (sql) => statements.memo(sql);
}

/** Returns true when the columns depend on the schema, which another process may change while a statement is kept. */
function hasWildcard(sql: string): boolean {
  return /(\b(select|distinct|returning)\s+|\.|,\s*)\*/i.test(sql);
}

/** A statement as Kysely expects it. */
class Statement implements SqliteStatement {
  readonly reader: boolean;
  readonly #native: NativeStatement;
  readonly #names: readonly string[];

  constructor(native: NativeStatement, hasFixedColumns: boolean) {
    this.#native = native;
    this.#names = native.columns().map(({ name }) => name);
    this.reader = this.#names.length > 0;
    // Reading arrays and naming their values here is faster than having Node create the objects.
    native.setReturnArrays(hasFixedColumns);
  }

  all(parameters: readonly unknown[]): unknown[] {
    return namingErrors(() => this.#native.all(...parameters.map(toBound)).map(this.#toRow));
  }

  run(parameters: readonly unknown[]) {
    return namingErrors(() => this.#native.run(...parameters.map(toBound)));
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    const rows = namingErrors(() => this.#native.iterate(...parameters.map(toBound))[Symbol.iterator]());
    for (let row = namingErrors(() => rows.next()); !row.done; row = namingErrors(() => rows.next())) {
      yield this.#toRow(row.value);
    }
  }

  /** Converts a row to an ordinary object; Node's own row objects have no prototype. */
  readonly #toRow = (values: object): object => {
    if (!Array.isArray(values)) return { ...values };
    const row: Record<string, unknown> = {};
    let index = 0;
    for (const name of this.#names) row[name] = values[index++];
    return row;
  };
}

/**
 * Converts a value for binding. Whole numbers are bound as integers, so that a division gives the same result as on
 * Postgres. Some versions of Node would silently store null for an undefined value or a Date.
 */
function toBound(value: unknown): BoundValue {
  if (typeof value === "number") return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (typeof value === "string" || typeof value === "bigint" || value === null) return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite stores no ${value instanceof Date ? "Date" : typeof value}`);
}

/** Runs a call of SQLite; every error that leaves this file has SQLite's own name as its `code`. */
function namingErrors<Result>(ask: () => Result): Result {
  try {
    return ask();
  } catch (error) {
    throw withSqliteName(error);
  }
}
