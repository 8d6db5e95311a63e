import { join } from "node:path";
import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import pg from "pg";

import { openPool, type PoolOptions } from "./postgresPool.server";
import type { Tables } from "./schema";
import { SharedFileDialect } from "./sqliteDialect.server";
import { openSqliteDriver } from "./sqliteDriver.server";
import { noQueue, openWriteQueue } from "./writeQueue.server";

export type Db = Kysely<Tables>;

/** Opens Postgres when a URL is given, else the file `shop.sqlite` in the data folder. Neither is migrated here. */
export function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  options: PoolOptions = {},
): Db {
  return databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(databaseFile(dataDir));
}

export function databaseFile(dataDir: string): string {
  return join(dataDir, "shop.sqlite");
}

/**
 * Opens a SQLite database; `file` may be ":memory:". Several processes may have the same file open. A read-only
 * connection changes nothing.
 */
export function openSqlite(file: string, { isReadOnly = false }: { isReadOnly?: boolean } = {}): Db {
  const isShared = file !== ":memory:" && !isReadOnly;
  const writeQueue = isShared ? openWriteQueue(`${file}-turn`) : noQueue;
  return new Kysely<Tables>({ dialect: new SharedFileDialect(openSqliteDriver(file, isReadOnly), writeQueue) });
}

export function openPostgres(connectionString: string, options: PoolOptions = {}): Db {
  const pool = openPool(connectionString, { ...options, types: { getTypeParser: parserOf } });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/**
 * Locks a name until the transaction ends; another transaction that locks the same name waits. On SQLite writing
 * transactions are serialized anyway. Code that locks two names locks them in a fixed order.
 */
export async function lockName(transaction: Db, name: string): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
}

/**
 * Runs `work` while no other process on the same Postgres runs work of the same name; the others wait. `work` takes a
 * connection of its own, so the pool must have two. On SQLite all processes are on one machine, so nothing waits.
 */
export async function oneAtATime<Result>(db: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return work();
  return db.transaction().execute(async (tx) => {
    // This transaction is idle on purpose for as long as the work takes, because it only holds the lock.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await lockName(tx, name);
    return work();
  });
}

/**
 * Returns true when another process or request won the race for the same rows and the transaction can be retried.
 * Returns false for a SQLite lock timeout, because the transaction has already waited as long as a visitor may be kept
 * waiting.
 */
export function isTransactionConflict(error: unknown): boolean {
  return ["SQLITE_BUSY_SNAPSHOT", "40001", "40P01"].includes(codeOf(error));
}

/** Returns true when another process has held SQLite's lock for longer than a transaction waits. */
export function isLockTimeout(error: unknown): boolean {
  return codeOf(error) === "SQLITE_BUSY";
}

export function isUniqueViolation(error: unknown): boolean {
  return ["SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "23505"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const int8 = 20;
const numeric = 1700;

/** Postgres sends 64-bit counts and sums as text; all of the shop's fit into a JavaScript number. */
function parserOf(type: number, format?: "text" | "binary") {
  if (type === int8 || type === numeric) return Number;
  return format === "binary" ? pg.types.getTypeParser(type, "binary") : pg.types.getTypeParser(type, "text");
}
