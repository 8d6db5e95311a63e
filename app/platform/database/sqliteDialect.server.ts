import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type TransactionSettings,
} from "kysely";

import { beginImmediate } from "./beginImmediate.server";

/**
 * Kysely's dialect of SQLite with the two things that several processes on one file, any of which may be killed, need.
 */
export class SharedFileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new EagerLockDriver({ database: this.#database });
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
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    if (settings?.accessMode === "read only") await super.beginTransaction(connection);
    else await beginImmediate(connection);
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch (error) {
      if (!isRolledBack(error)) throw error;
    }
  }
}

function isRolledBack(error: unknown): boolean {
  return error instanceof Error && error.message.includes("no transaction is active");
}
