import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { freePort } from "../support/shop/postgres";

import type { BenchCatalog } from "./catalogs";
import { isRunning, keepTrackOf } from "./children";
import { exchange } from "./exchange";

export type RunningServer = { origin: string; pid: number; stop: () => Promise<void> };

/** Starts the built shop in one process, like `npm start`. */
export async function startBenchShop(
  { dataDir, databaseUrl }: BenchCatalog,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const port = await freePort();
  return start(["build/server/server.js"], port, join(dataDir, "shop.log"), {
    NODE_ENV: "production",
    HOST: "127.0.0.1",
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    WORKERS: "1",
    LOG_LEVEL: "warn",
    // Buyers come from networks of their own, because each network may have only a few unpaid orders.
    TRUST_PROXY: "1",
    ...environment,
  });
}

/** Starts a bare node:http server that sends the listing in that file (bareServer.ts). */
export async function startBare(listing: string): Promise<RunningServer> {
  const script = "tests/bench/bareServer.ts";
  return start(["--import", "tsx", script, listing], await freePort(), `${listing}.log`, {});
}

const readyMs = 120_000;
const stopMs = 20_000;

async function start(
  args: string[],
  port: number,
  log: string,
  env: Partial<NodeJS.ProcessEnv>,
): Promise<RunningServer> {
  const output = openSync(log, "a");
  const child = keepTrackOf(
    spawn(process.execPath, args, {
      env: { ...process.env, ...env, PORT: String(port) },
      stdio: ["ignore", output, output],
    }),
  );
  const origin = `http://127.0.0.1:${port}`;
  await untilReady(child, origin, log);
  return { origin, pid: child.pid ?? 0, stop: () => stop(child) };
}

async function untilReady(child: ChildProcess, origin: string, log: string): Promise<void> {
  const deadline = Date.now() + readyMs;
  while (Date.now() < deadline && isRunning(child)) {
    const answer = await exchange(`${origin}/readyz`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(100);
  }
  throw new Error(`${child.spawnargs.join(" ")} did not become ready:\n${readFileSync(log, "utf8").slice(-2000)}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const tooLate = setTimeout(() => child.kill("SIGKILL"), stopMs);
  await ended;
  clearTimeout(tooLate);
}
