import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Db, openDatabase } from "~/platform/database/database.server";

import { type RunningPostgres, startPostgres } from "../support/shop/postgres";
import { importSample, type RunningShop, startShop } from "../support/shop/runningShop";

import { type FaultyGateway, openFaultyGateway } from "./faultyGateway";
import { type FlakyMailServer, openFlakyMailServer } from "./flakyMailServer";
import type { DatabaseKind } from "./options";

/** A shop of a few processes with the servers around it: database, mail server, payment gateway. */
export type Stage = {
  kind: DatabaseKind;
  /** The running shop; a restart replaces it. */
  shop: RunningShop;
  /** The torture's own connection, for reading what the shop has stored. */
  db: Db;
  postgres: RunningPostgres | undefined;
  mail: FlakyMailServer;
  gateway: FaultyGateway;
  /** The number of processes that the torture killed itself, so that their end does not count as a fault. */
  plannedDeaths: number;
  random: () => number;
};

const workers = 2;

export async function openStage(kind: DatabaseKind, random: () => number): Promise<Stage> {
  const postgres = kind === "postgres" ? await startPostgres() : undefined;
  await postgres?.createDatabase("torture");
  const mail = await openFlakyMailServer();
  const gateway = await openFaultyGateway();
  const dataDir = mkdtempSync(join(tmpdir(), "shop-torture-"));
  const settings = gatewaySettings({ postgres, mail, gateway });
  importSample({ DATA_DIR: dataDir, ...settings });
  const shop = await startShop(dataDir, settings, true);
  const db = openDatabase({ databaseUrl: settings.DATABASE_URL || undefined, dataDir });
  return { kind, shop, db, postgres, mail, gateway, plannedDeaths: 0, random };
}

export function gatewaySettings({ postgres, mail, gateway }: Pick<Stage, "postgres" | "mail" | "gateway">) {
  return {
    DATABASE_URL: postgres?.urlOf("torture") ?? "",
    LOG_LEVEL: "warn",
    WORKERS: String(workers),
    // Each buyer comes from an address of its own.
    TRUST_PROXY: "1",
    SMTP_URL: mail.url,
    PAYMENT_GATEWAY_URL: gateway.url,
    PAYMENT_MERCHANT: "torture",
    PAYMENT_SECRET: "torture-torture-torture",
  };
}

export function workerPids(stage: Stage): number[] {
  return askAboutWorkers(stage, "pid");
}

/** Returns how much memory each worker uses, in MB. */
export function workerMemory(stage: Stage): number[] {
  return askAboutWorkers(stage, "rss").map((kilobytes) => Math.round(kilobytes / 1024));
}

function askAboutWorkers({ shop }: Stage, column: "pid" | "rss"): number[] {
  try {
    const listed = execFileSync("ps", ["-o", `${column}=`, "--ppid", String(shop.process.pid)], { encoding: "utf8" });
    return listed.split(/\s+/).filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/**
 * Kills all of the shop's processes at once, without a chance to clean up, and starts the shop again on the same data.
 */
export async function killAndRestart(stage: Stage): Promise<void> {
  const { shop } = stage;
  for (const pid of [shop.process.pid ?? 0, ...workerPids(stage)]) kill(pid);
  stage.shop = await startShop(shop.dataDir, gatewaySettings(stage), true);
}

/** Returns false when the process had already ended by itself. */
export function kill(pid: number): boolean {
  try {
    process.kill(pid, "SIGKILL");
    return true;
  } catch {
    return false;
  }
}

export async function closeStage({ shop, db, postgres, mail, gateway }: Stage): Promise<void> {
  await db.destroy();
  await shop.stop();
  await postgres?.stop();
  await mail.close();
  await gateway.close();
  rmSync(shop.dataDir, { recursive: true, force: true });
}
