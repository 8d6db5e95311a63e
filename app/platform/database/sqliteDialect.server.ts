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
import { noQueue, type WriteQueue } from "./writeQueue.server";

/**
 * Kysely's dialect of SQLite with two additions that several processes on one file need, any of which may be killed.
 */
export class SharedFileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;
  readonly #writeQueue: WriteQueue;

  constructor(database: SqliteDatabase, writeQueue: WriteQueue = noQueue) {
    super({ database });
    this.#database = database;
    this.#writeQueue = writeQueue;
  }

  override createDriver() {
    return new EagerLockDriver(this.#database, this.#writeQueue);
  }

  override createAdapter() {
    return new TransactionalDdlAdapter();
  }
}

/**
 * Makes migrations transactional. SQLite creates and changes tables in transactions like rows. Kysely does not count on
 * it and would commit each statement of a migration by itself, so that a killed process would leave half of a migration
 * for good. All pending migrations in one transaction also make a second process wait at its first statement, hence
 * migrations need no lock of their own.
 */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Begins transactions in a way that several processes can share one file.
 *
 * A SQLite transaction that reads first and writes later fails at once, without waiting, when another process has
 * written in between. This driver takes the write lock at the start, so that the transaction waits instead. A read-only
 * transaction takes no lock and keeps nobody waiting.
 *
 * SQLite itself rolls a transaction back when the disk is full or cannot be read. Rolling back again would fail and
 * hide the reason.
 */
class EagerLockDriver extends SqliteDriver {
  readonly #writeQueue: WriteQueue;
  /** The driver has one connection, which Kysely lends to one caller at a time. */
  #isInTransaction = false;
  #patienceMs = busyTimeoutMs;

  constructor(database: SqliteDatabase, writeQueue: WriteQueue) {
    super({ database });
    this.#writeQueue = writeQueue;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: <Row>(query: CompiledQuery) => this.#execute<Row>(connection, query),
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    };
  }

  /**
   * Runs a single statement. One that writes waits for the lock like a transaction; otherwise SQLite would block the
   * process while it waits.
   */
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

  /**
   * Takes the write lock. After a wait has timed out, the next transactions wait less: they queued for the same
   * connection behind it, and must not wait as long again.
   */
  async #beginWriting(connection: DatabaseConnection): Promise<void> {
    try {
      await beginImmediate(connection, this.#writeQueue, this.#patienceMs);
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
    this.#writeQueue.close();
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

/** How long a transaction waits for the lock after the previous wait for it has just timed out. */
const patienceOfNextMs = 500;

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.includes("no transaction is active");
}

function isWriting({ sql }: CompiledQuery): boolean {
  return /^\s*(?:insert|update|delete)\b/i.test(sql);
}
