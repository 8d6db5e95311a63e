import {
  type CompiledQuery,
  type DatabaseConnection,
  type QueryResult,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";

import { BusyError, beginImmediate } from "./beginImmediate.server";
import { busyTimeoutMs } from "./sqliteDriver.server";
import { openGate, type Turnstile } from "./turnstile.server";

/**
 * Kysely's dialect of SQLite with the two things that several processes on one file, any of which may be killed, need.
 */
export class SharedFileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #turnstile: Turnstile;

  constructor(database: SqliteDatabase, turnstile: Turnstile = openGate) {
    super({ database });
    this.#database = database;
    this.#turnstile = turnstile;
  }

  override createDriver() {
    return new EagerLockDriver(this.#database, this.#turnstile);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/**
 * SQLite's tables are made and changed in transactions like its rows. Kysely does not count on it and would commit each
 * statement of a migration by itself, so that a killed process left half of one for good. All pending migrations in one
 * transaction also keep a second process waiting at its first statement, hence they need no lock of their own.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * What transactions of several processes on one file need.
 *
 * One that reads first and writes later fails at once, without waiting, when another process has written in between.
 * Taking the write lock at the start lets it wait. One that says that it only reads takes no lock and keeps nobody
 * waiting.
 *
 * SQLite itself rolls a transaction back when the disk is full or cannot be read. Rolling back again would fail and
 * hide the reason.
 */
class EagerLockDriver extends SqliteDriver {
  readonly #turnstile: Turnstile;
  /** There is one connection, which Kysely lends to one caller at a time. */
  #isInTransaction = false;
  #patienceMs = busyTimeoutMs;

  constructor(database: SqliteDatabase, turnstile: Turnstile) {
    super({ database });
    this.#turnstile = turnstile;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /** A single statement that writes waits for the lock like a transaction: SQLite would block the process for it. */
  async #execute<Row>(connection: DatabaseConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isInTransaction || !isWriting(query)) return connection.executeQuery<Row>(query);
    await this.beginTransaction(connection);
    try {
      const result = await connection.executeQuery<Row>(query);
      await this.commitTransaction(connection);
      return result;
    } catch (error) {
      await this.rollbackTransaction(connection);
      throw error;
    }
  }

  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === "read only") await super.beginTransaction(connection);
    else await this.#beginWriting(connection);
    this.#isInTransaction = true;
  }

  /** These queued for the connection behind one whose wait timed out: each must not wait as long again. */
  async #beginWriting(connection: DatabaseConnection): Promise<void> {
    try {
      await beginImmediate(connection, this.#turnstile, this.#patienceMs);
      this.#patienceMs = busyTimeoutMs;
    } catch (error) {
      if (error instanceof BusyError) this.#patienceMs = patienceOfNextMs;
      throw error;
    }
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#isInTransaction = false;
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#turnstile.close();
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    this.#isInTransaction = false;
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isRolledBack(error)) throw error;
    }
  }
}

/** How long a transaction waits for a lock for which the wait of another has just timed out. */
const patienceOfNextMs = 500;

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.includes("no transaction is active");
}

function isWriting({ sql }: CompiledQuery): boolean {
  return /^\s*(?:insert|update|delete)\b/i.test(sql);
}
