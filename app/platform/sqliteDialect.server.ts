import { CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDialect, SqliteDriver } from "kysely";

/** Kysely's dialect of SQLite with the two things that several processes on one file, any of which may be killed, need. */
export class SharedFileDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createDriver() {
    return new EagerLockDriver({ database: this.#database });
  }
}

/**
 * A SQLite transaction that reads first and writes later fails at once, without waiting, when another process has
 * written in between. Taking the write lock at the start lets the busy timeout do its work.
 */
class EagerLockDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}
