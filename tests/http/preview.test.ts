import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { freePort } from "../support/shop/postgres";
import { importSample } from "../support/shop/runningShop";

test("remix-serve shows the shop from the same build", async () => {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), "shop-preview-"));
  importSample({ DATA_DIR: dataDir });
  const served = spawn(process.execPath, ["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir },
  });
  try {
    await new Promise((listening) => served.stdout.once("data", listening));
    const response = await fetch(`http://127.0.0.1:${port}/sk/1/muzi`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Security-Policy")).toContain("script-src 'self' 'nonce-");
    expect(await response.text()).toMatch(/<html lang="sk"[ >].*Pánska/s);
  } finally {
    const ended = new Promise((resolve) => served.once("exit", resolve));
    served.kill("SIGKILL");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 30_000);
