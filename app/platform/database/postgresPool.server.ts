import pg from "pg";
import { minuteMs } from "../time/durations";

import { connectWithRetry } from "./connectWithRetry.server";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./databaseUnavailable.server";
import { statementName } from "./namedStatements";

export type PoolOptions = {
  /** The most connections that this process holds. */
  size?: number;
  /**
   * A statement that takes longer is cancelled. Without a value none is, as a migration or an import may take its time.
   */
  statementMs?: number;
  /** How long a query waits for a connection while all are in use. */
  queueMs?: number;
  /** How long making a connection may take. */
  connectMs?: number;
  /** Called with the error of a connection that was lost while nobody used it. */
  onLost?: (error: Error) => void;
  types?: pg.CustomTypesConfig;
};

const usualConnectMs = 3_000;
const usualQueueMs = 10_000;
/**
 * The server cancels a statement before this client gives up; these extra milliseconds are for a server that does not
 * respond at all any more.
 */
const graceMs = 5_000;
/**
 * The server ends a transaction that is idle for longer, so that a process that hangs inside one, or is cut off from
 * the database, does not keep its locks.
 */
const idleInTransactionMs = minuteMs;

/**
 * Opens a pool of connections to Postgres that may be lost without ending the process. A query on a lost connection
 * fails with an error for which `isDatabaseUnavailable` returns true, and the next query gets a new connection.
 */
export function openPool(connectionString: string, { size = 10, ...options }: PoolOptions = {}) {
  const { statementMs, queueMs = usualQueueMs, connectMs = usualConnectMs, onLost = () => undefined, types } = options;
  const pool = new pg.Pool({
    connectionString,
    max: size,
    ...(types && { types }),
    keepAlive: true,
    connectionTimeoutMillis: queueMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    ...(statementMs && { statement_timeout: statementMs, query_timeout: statementMs + graceMs }),
    Client: clientWithin(connectMs),
  });
  const live = new Set<pg.PoolClient>();
  const guards = new WeakMap<pg.PoolClient, pg.PoolClient>();
  pool.on("connect", (client) => {
    live.add(client);
    guards.set(
      client,
      guarded(client, () => live.delete(client)),
    );
    // A connection that is lost while it is in use fails its query; without this listener it would also end the
    // process.
    client.on("error", () => live.delete(client));
    client.on("end", () => live.delete(client));
  });
  pool.on("error", onLost);
  const connect = connectWithRetry(
    () => pool.connect(),
    () => live.size === 0,
  );
  return {
    connect: async () => {
      const client = await connect();
      return guards.get(client) ?? client;
    },
    end: () => pool.end(),
  };
}

/**
 * Returns a client class whose limit for connecting is shorter than the limit for waiting for a connection that others
 * use.
 */
function clientWithin(connectMs: number) {
  return class PromptClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }
  };
}

/**
 * Wraps a connection: it tells an outage from other errors, and after an outage the pool does not use the connection
 * again.
 */
function guarded(client: pg.PoolClient, onBroken: () => void): pg.PoolClient {
  let broken: Error | undefined;
  const names = new Set<string>();
  const query = new Proxy(client.query, {
    apply: async (ask, _client, asked) => {
      try {
        return await Reflect.apply(ask, client, withName(asked, names));
      } catch (error) {
        const failure = isConnectionLost(error) ? new DatabaseUnavailable(error) : error;
        if (failure instanceof Error && isDatabaseUnavailable(failure)) broken = failure;
        throw failure;
      }
    },
  });
  const release = () => {
    if (broken) onBroken();
    client.release(broken);
  };
  const own = new Map<string | symbol, unknown>([
    ["query", query],
    ["release", release],
  ]);
  return new Proxy(client, { get: (target, name) => own.get(name) ?? Reflect.get(target, name, target) });
}

/** Adds a statement's name to Kysely's call, which consists of a text and its values. */
function withName(asked: unknown[], names: Set<string>): unknown[] {
  const [text, values] = asked;
  const name = typeof text === "string" && Array.isArray(values) ? statementName(text, names) : undefined;
  return name ? [{ name, text, values }] : asked;
}

/** Messages of pg 8 about a lost connection; errors of the network itself are recognised by their `syscall`. */
const lost = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Query read timeout",
]);

function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof pg.DatabaseError) && (lost.has(error.message) || "syscall" in error)
  );
}
