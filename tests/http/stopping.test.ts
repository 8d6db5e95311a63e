import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
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

test("a stop that signals every process several times still answers a request in flight", async () => {
  const shop = await openShop({ workers: 2, isFilled: false });
  try {
    const ended = new Promise((resolve) => shop.process.once("exit", (code) => resolve(code)));
    const primary = shop.process.pid ?? 0;
    const workers = execFileSync("ps", ["-o", "pid=", "--ppid", String(primary)], { encoding: "utf8" });
    const pids = [String(primary), ...workers.trim().split(/\s+/)];
    const body = "transId=unknown";
    const headers = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": body.length };
    const inFlight = request(`${shop.url}/platba/oznameni`, { method: "POST", headers });
    const answered = once(inFlight, "response");
    // The server has the headers and waits for the rest of the body while the signals arrive.
    inFlight.write(body.slice(0, 1));
    await setTimeout(200);
    for (const signal of ["TERM", "INT", "TERM"]) {
      // A worker without requests may be gone already, which `kill` reports and then signals the others.
      spawnSync("kill", ["-s", signal, ...pids]);
      await setTimeout(100);
    }
    inFlight.end(body.slice(1));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(404);
    expect(await text(answer)).toBe("code=1400&message=unknown payment");
    expect(await ended).toBe(0);
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
