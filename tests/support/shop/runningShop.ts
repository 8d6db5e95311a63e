import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { constants, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

import { freePort } from "./postgres";

export type RunningShop = {
  url: string;
  dataDir: string;
  /** The first process of the shop; its workers are its children. */
  process: ChildProcess;
  /** Every line that the shop's processes have written so far, the oldest first. */
  log: string[];
  stop: () => Promise<void>;
};

type Given = {
  databaseUrl?: string;
  workers?: number;
  environment?: Record<string, string>;
  isFilled?: boolean;
  /** True to import the sample's pickup points, which only a purchase needs. */
  hasPoints?: boolean;
  /** True to keep the shop's log lines without showing them. */
  isSilent?: boolean;
};

/**
 * Opens the built shop on a free port of loopback, with a data folder of its own that is filled with the sample
 * catalog.
 */
export async function openShop({
  databaseUrl,
  workers = 1,
  environment = {},
  isFilled = true,
  hasPoints = false,
  isSilent = false,
}: Given = {}): Promise<RunningShop> {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const settings = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? "",
    LOG_LEVEL: "warn",
    WORKERS: String(workers),
    ...environment,
  };
  if (isFilled && !(databaseUrl === undefined && copySample(dataDir))) importSample(settings);
  if (hasPoints) runCommand(settings, ["points", "import", "packeta", "catalog/pickup-points/packeta.json"]);
  return startShop(dataDir, settings, isSilent);
}

/** Environment variable with the data folder that this run has already filled with the sample. */
export const sampleVariable = "SHOP_SAMPLE_FOLDER";

/** Copies the filled folder; returns false where the run has filled none. */
function copySample(dataDir: string): boolean {
  const folder = process.env[sampleVariable];
  if (folder === undefined) return false;
  cpSync(folder, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return true;
}

/** Opens the shop over an existing data folder. */
export async function startShop(
  dataDir: string,
  settings: Record<string, string>,
  isSilent = false,
): Promise<RunningShop> {
  const shop = await spawnShop(dataDir, settings, isSilent);
  await untilReady(shop.url, shop.process);
  return shop;
}

/** Starts the shop's first process without waiting until it serves. */
export async function spawnShop(
  dataDir: string,
  settings: Record<string, string>,
  isSilent = false,
): Promise<RunningShop> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ["build/server/server.js"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      ...settings,
    },
  });
  const log = collectLog(child, isSilent);
  return { url, dataDir, process: child, log, stop: () => stopShop(child, dataDir) };
}

/**
 * Collects the lines of the log. Unless there are too many, they are also shown as they come, so that a failed run can
 * be read.
 */
function collectLog({ stdout, stderr }: ChildProcess, isSilent: boolean): string[] {
  const lines: string[] = [];
  for (const [stream, shown] of [[stdout, process.stdout] as const, [stderr, process.stderr] as const]) {
    if (!stream) continue;
    createInterface({ input: stream }).on("line", (line) => lines.push(line));
    if (!isSilent) stream.on("data", (text) => shown.write(text));
  }
  return lines;
}

/** Built commands start in a quarter of the time that the sources take. */
export const builtCommand = "build/server/shop.js";

/** Imports the sample into the shop that the settings name, whether it is running or not. */
export function importSample(settings: Record<string, string>) {
  runCommand(settings, ["import", "catalog"]);
}

function runCommand(settings: Record<string, string>, args: readonly string[]) {
  const { status, stderr, stdout } = spawnSync(process.execPath, [builtCommand, ...args], {
    env: { ...process.env, ...settings },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${args.join(" ")} failed: ${stdout}${stderr}`);
}

const readyWithinMs = 30_000;
const lookEveryMs = 100;

export async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + readyWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the shop ended with code ${child.exitCode} before it was ready`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error("the shop was not ready in time");
}

async function stopShop(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
}
