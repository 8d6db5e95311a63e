import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fuzzForms } from "../support/fuzzForms";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "error" } });
}, 120_000);
afterAll(() => shop.stop());

function workerPids(): string {
  return execFileSync("ps", ["-o", "pid=", "--ppid", String(shop.process.pid)], { encoding: "utf8" });
}

function residentMB(): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${workerPids().trim()}/status`, "utf8"))?.[1]) / 1024;
}

const hostileNames = ["a[2000000000]", "email[50000000]", "__intent__", "__state__", "__proto__", "a]", "email.x.y"];

test.each(["/prihlaseni", "/registrace", "/newsletter", "/odstoupeni-od-smlouvy", "/obnova-hesla", "/kosik"])(
  "no name of a field takes a worker down that gets the form of %s",
  async (path) => {
    const before = workerPids();
    for (const name of hostileNames) {
      const body = new URLSearchParams({ [name]: '{"type":"insert","payload":{"name":"email","index":2000000000}}' });
      const { status } = await fetch(shop.url + path, { method: "POST", body, redirect: "manual" });
      expect([303, 422], name).toContain(status);
    }
    expect(workerPids()).toBe(before);
  },
  30_000,
);

test("two thousand random forms cause no error, kill no process and log no error", async () => {
  await fuzzForms({ url: shop.url, count: 200, seed: 1 });
  const before = { pids: workerPids(), residentMB: residentMB() };
  const { sent, failures } = await fuzzForms({ url: shop.url, count: 1_000, seed: 2 });
  expect(sent).toBe(1_000);
  expect(failures).toEqual([]);
  expect(workerPids()).toBe(before.pids);
  expect(shop.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  expect(residentMB() - before.residentMB).toBeLessThan(150);
}, 120_000);
