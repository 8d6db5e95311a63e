import type { AppLoadContext } from "@remix-run/node";
import { type Db, openDatabase } from "../database/database.server";
import { type Log, openLog } from "../log/log.server";
import { type Mailer, openMailer } from "../mail/mail.server";
import { openPaymentGateway, type PaymentGateway } from "../payments/paymentGateway.server";
import { restrictToOwner } from "./dataFolder.server";
import { type Environment, readEnvironment } from "./environment.server";

/** The dependencies of a route besides its Request. server.ts creates one world per process; tests make their own. */
export type World = {
  environment: Environment;
  db: Db;
  mailer: Mailer;
  gateway: PaymentGateway;
  log: Log;
  /** Returns milliseconds since 1970. This is the only clock of the shop. */
  now: () => number;
};

/** Opens the world. `statementMs` is the longest that a single statement on Postgres may take. */
export function openWorld(environment: Environment, { statementMs }: { statementMs?: number } = {}): World {
  const log = openLog(environment.logLevel);
  const onLost = (err: Error) => log.warn({ err }, "a connection to the database was lost");
  // This must run before the first file is written.
  if (!restrictToOwner(environment.dataDir))
    log.warn({ dataDir: environment.dataDir }, "others can read the data folder");
  return {
    environment,
    db: openDatabase(environment, { size: environment.databasePool, onLost, ...(statementMs && { statementMs }) }),
    mailer: openMailer(environment),
    gateway: openPaymentGateway(environment),
    log,
    now: Date.now,
  };
}

/** Returns the world of the request's context or, under plain remix-serve, the process's own. */
export function worldOf(context: AppLoadContext): World {
  return context.world ?? processWorld();
}

export function processWorld(): World {
  opened ??= openWorld(readEnvironment(process.env));
  return opened;
}

let opened: World | undefined;
