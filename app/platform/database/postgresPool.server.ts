import pg from "pg";
import { minuteMs } from "../time/durations";

import { connectWithRetry } from "./connectWithRetry.server";
import { DatabaseUnavailable, isDatabaseUnavailable } from "./databaseUnavailable.server";
import { statementName } from "./namedStatements";

export type PoolOptions = {
  /** Most connections that this process holds. */
  size?: number;
  /** A statement that takes longer is given up; without it none is, as a migration or an import may take its time. */
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
/** The server gives a statement up first; this is for a server that does not answer at all any more. */
const graceMs = 5_000;
/** A process that hangs in the middle of a transaction, or is cut off from the database, keeps its locks no longer. */
const idleInTransactionMs = minuteMs;

/**
 * Connections to Postgres that come and go without taking the process along: what a lost one was asked fails with an
 * error of which `isDatabaseUnavailable` is true, and the next query gets a new one.
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
    // One that is lost while it is in use says so to its query; without a listener it would also end the process.
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

/** Making a connection has a shorter limit than waiting for one that others use. */
function clientWithin(connectMs: number) {
  return class PromptClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionTimeoutMillis: connectMs });
    }
  };
}

/** The same connection; it tells an outage from other errors, and is never lent again after one. */
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

/** Kysely asks with a text and its values. */
function withName(asked: unknown[], names: Set<string>): unknown[] {
  const [text, values] = asked;
  const name = typeof text === "string" && Array.isArray(values) ? statementName(text, names) : undefined;
  return name ? [{ name, text, values }] : asked;
}

/** What the driver says of a connection that is no more, in the words of pg 8; the network's own errors name a call. */
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
