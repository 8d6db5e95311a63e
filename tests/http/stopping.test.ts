import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

import { freePort } from "../support/shop/postgres";
import { openShop } from "../support/shop/runningShop";

test("a stop finishes requests in flight and accepts no new ones", async () => {
  const shop = await openShop({ workers: 2 });
  try {
    const ended = new Promise((resolve) => shop.process.once("exit", (code) => resolve(code)));
    const inFlight = Array.from({ length: 20 }, () => fetch(`${shop.url}/1/muzi`));
    // The first response proves that the other requests were accepted.
    await Promise.race(inFlight);
    shop.process.kill("SIGTERM");
    const answers = await Promise.all(inFlight);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(bodies.filter((body) => body.includes("streamController.close()"))).toHaveLength(20);
    expect(await ended).toBe(0);
    await expect(fetch(`${shop.url}/`)).rejects.toThrow();
  } finally {
    await shop.stop();
  }
}, 60_000);

test("a connection that a browser opened in advance and never used does not delay a stop", async () => {
  const shop = await openShop({ isFilled: false });
  const unused = connect(Number(new URL(shop.url).port), "127.0.0.1");
  try {
    await once(unused, "connect");
    // The response on a later connection proves that the worker has accepted the unused one.
    await fetch(`${shop.url}/healthz`);
    const stoppedAt = performance.now();
    await shop.stop();
    expect(shop.process.exitCode).toBe(0);
    expect(performance.now() - stoppedAt).toBeLessThan(8_000);
  } finally {
    unused.destroy();
    await shop.stop();
  }
}, 60_000);

test("a port in use stops the start", async () => {
  const shop = await openShop({ isFilled: false });
  try {
    const PORT = new URL(shop.url).port;
    await expect(openShop({ isFilled: false, workers: 2, environment: { PORT } })).rejects.toThrow("ended with code 1");
  } finally {
    await shop.stop();
  }
}, 30_000);

test("a bad setting stops the start with one sentence", async () => {
  await expect(openShop({ isFilled: false, environment: { WORKERS: "many" } })).rejects.toThrow("ended with code 1");
});

test("npm start opens the shop and ends with it when its shell is gone", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "shop-start-"));
  const PORT = String(await freePort());
  // The start runs as npm does it: through a shell, which exits on a signal without forwarding it.
  const shell = spawn("sh", ["-c", "node --import tsx app/cli/start.ts; exit 0"], {
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, PORT, WORKERS: "1" },
  });
  const isOpen = () =>
    fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(true);
  shell.kill("SIGKILL");
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
}, 90_000);
