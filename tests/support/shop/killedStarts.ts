import { type ChildProcess, fork } from "node:child_process";
import { randomBytes, randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";

import { type Db, openDatabase, openPostgres } from "~/platform/database/database.server";
import { isMigrated, type MigrationName, migrate, migrations } from "~/platform/database/migrations.server";

/**
 * `databaseUrl` is a database of the server to use, in which each start gets a database of its own. Without it, SQLite
 * is used.
 */
type Given = { count: number; databaseUrl?: string | undefined };

export type Kills = {
  kills: number;
  /** The number of databases on which the shop could not start again, or not completely. */
  broken: number;
  /** The reasons, one sentence for each broken database. */
  reasons: string[];
};

/** Kills first starts of a shop that migrate or import the sample, each at a random moment. */
export async function killFirstStarts({ count, databaseUrl }: Given): Promise<Kills> {
  const whole = await onPlace(databaseUrl, async (place) => {
    const times = await runWhole(place, true);
    return { times, shape: await shapeOf(place), products: await countProducts(place) };
  });
  return killMany(count, databaseUrl, async (place, turn) => {
    // The migrations are short, so half of the kills happen during them.
    const maxMs = turn % 2 === 0 ? whole.times.migrated : whole.times.filled;
    const isKilled = await startAndKill(place, { FILL: "true" }, maxMs);
    const reason = await whyBroken(place, whole.shape, [0, whole.products]);
    return { isKilled, reason };
  });
}

/** Kills starts of a new version over a database of a random older one. */
export async function killUpgrades({ count, databaseUrl }: Given): Promise<Kills> {
  const names = Object.keys(migrations).sort().filter(isMigrationName).slice(0, -1);
  const whole = await onPlace(databaseUrl, async (place) => {
    const times = await runWhole(place, false);
    return { times, shape: await shapeOf(place) };
  });
  return killMany(count, databaseUrl, async (place) => {
    const before = names[randomInt(names.length)];
    await using(place, (db) => migrate(db, before));
    const isKilled = await startAndKill(place, { FILL: "false" }, whole.times.migrated);
    return { isKilled, reason: await whyBroken(place, whole.shape, [0]) };
  });
}

/** Makes a first start kill itself before its n-th statement; returns why the next start failed, if it did. */
export async function killAtStatement(statement: number): Promise<{ isKilled: boolean; reason: string | undefined }> {
  const shape = await onPlace(undefined, async (place) => {
    await using(place, migrate);
    return shapeOf(place);
  });
  return onPlace(undefined, async (place) => {
    const child = start(place, { FILL: "false", DIE_AT_STATEMENT: String(statement) });
    const [, signal] = await once(child, "exit");
    return { isKilled: signal === "SIGKILL", reason: await whyBroken(place, shape, [0]) };
  });
}

type Place = { dataDir: string; databaseUrl: string | undefined };

async function killMany(
  count: number,
  databaseUrl: string | undefined,
  kill: (place: Place, turn: number) => Promise<{ isKilled: boolean; reason: string | undefined }>,
): Promise<Kills> {
  const result: Kills = { kills: 0, broken: 0, reasons: [] };
  // A start that finished before it was killed does not count.
  for (let turn = 0; result.kills < count; turn += 1) {
    const { isKilled, reason } = await onPlace(databaseUrl, (place) => kill(place, turn));
    if (isKilled) result.kills += 1;
    if (reason) result.reasons.push(reason);
    result.broken = result.reasons.length;
  }
  return result;
}

/** Runs `go` with an empty data folder, and an empty database on Postgres; both are deleted afterwards. */
async function onPlace<Result>(
  databaseUrl: string | undefined,
  go: (place: Place) => Promise<Result>,
): Promise<Result> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-killed-"));
  const name = `killed_${randomBytes(6).toString("hex")}`;
  const server = databaseUrl ? openPostgres(databaseUrl) : undefined;
  try {
    if (!server || !databaseUrl) return await go({ dataDir, databaseUrl: undefined });
    await sql`create database ${sql.id(name)}`.execute(server);
    const url = new URL(databaseUrl);
    url.pathname = `/${name}`;
    return await go({ dataDir, databaseUrl: url.href });
  } finally {
    if (server) await sql`drop database if exists ${sql.id(name)} with (force)`.execute(server);
    await server?.destroy();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function start({ dataDir, databaseUrl }: Place, environment: Record<string, string>): ChildProcess {
  return fork("tests/support/shop/firstStart.ts", {
    execArgv: ["--import", "tsx"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: { ...process.env, ...environment, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? "" },
  });
}

/** Measures how long an undisturbed migration and import take. */
async function runWhole(place: Place, isFilling: boolean): Promise<{ migrated: number; filled: number }> {
  const child = start(place, { FILL: String(isFilling) });
  await reached(child, "opened");
  const openedAt = performance.now();
  await reached(child, "migrated");
  const migrated = performance.now() - openedAt;
  await reached(child, "filled");
  const filled = performance.now() - openedAt;
  if (child.exitCode === null) await once(child, "exit");
  return { migrated: Math.ceil(migrated), filled: Math.ceil(filled) };
}

async function reached(child: ChildProcess, step: string): Promise<void> {
  const [reached] = await once(child, "message");
  if (reached !== step) throw new Error(`a start reached ${reached} instead of ${step}`);
}

/** Starts and kills; returns false when the start finished before it could be killed. */
async function startAndKill(place: Place, environment: Record<string, string>, maxMs: number): Promise<boolean> {
  const child = start(place, environment);
  const ended = once(child, "exit");
  await reached(child, "opened");
  await setTimeout(randomInt(maxMs + 1));
  child.kill("SIGKILL");
  const [, signal] = await ended;
  return signal === "SIGKILL";
}

/** Starts again like the shop would; returns why that failed, undefined when it succeeded. */
async function whyBroken(place: Place, shape: string, productCounts: readonly number[]): Promise<string | undefined> {
  try {
    await using(place, migrate);
    if (!(await using(place, isMigrated))) return "the next start did not migrate it";
    if ((await shapeOf(place)) !== shape) return "its tables are not those of an undisturbed start";
    const products = await countProducts(place);
    if (!productCounts.includes(products)) return `${products} products are in it`;
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function countProducts(place: Place): Promise<number> {
  const { count } = await using(place, (db) =>
    db
      .selectFrom("product")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
  );
  return count;
}

/** Returns the schema of every table and index, as text. */
async function shapeOf(place: Place): Promise<string> {
  const query = place.databaseUrl
    ? sql`select table_name, column_name, data_type, is_nullable, column_default, indexes.all_indexes
        from information_schema.columns left join (
          select tablename, string_agg(indexdef, ';' order by indexdef) as all_indexes from pg_indexes group by tablename
        ) as indexes on indexes.tablename = table_name
        where table_schema = 'public' order by table_name, column_name`
    : sql`select type, name, tbl_name, sql from sqlite_master order by type, name`;
  const { rows } = await using(place, (db) => query.execute(db));
  return JSON.stringify(rows);
}

async function using<Result>(place: Place, ask: (db: Db) => Promise<Result>): Promise<Result> {
  const db = openDatabase(place);
  try {
    return await ask(db);
  } finally {
    await db.destroy();
  }
}

function isMigrationName(name: string): name is MigrationName {
  return Object.hasOwn(migrations, name);
}
