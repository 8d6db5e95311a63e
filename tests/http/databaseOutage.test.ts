import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openPostgres } from "~/platform/database/database.server";

import { type RunningPostgres, startPostgres } from "../support/shop/postgres";
import { openShop, type RunningShop, spawnShop, untilReady } from "../support/shop/runningShop";

/** The shop has one worker, so that its cache serves the next request; other tests cover several workers. */
const environment = { LOG_LEVEL: "warn" };
const known = { Cookie: "i18n_redirected=cs", "Accept-Encoding": "br" };
let postgres: RunningPostgres;
let shop: RunningShop;
/** The path of a product's page. */
let product: string;

beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.createDatabase("shop");
  shop = await openShop({ databaseUrl: postgres.urlOf("shop"), environment, isSilent: true });
  product = (await ask("/1001")).headers.get("Location") ?? "";
}, 180_000);
afterAll(async () => {
  await shop.stop();
  await postgres.stop();
});

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(shop.url + path, { redirect: "manual", headers: known, ...init });
}

async function statusOf(path: string): Promise<number> {
  return (await ask(path)).status;
}

function workers(): string {
  return execFileSync("ps", ["-o", "pid=", "--ppid", String(shop.process.pid)], { encoding: "utf8" });
}

function linesOf(level: string): string[] {
  return shop.log.filter((line) => line.includes(`"level":"${level}"`));
}

/** Sends requests until the returned function is called, which returns their statuses. */
function load(paths: readonly string[]): () => Promise<Set<number>> {
  const statuses = new Set<number>();
  let isOver = false;
  const visit = async (path: string) => {
    while (!isOver) statuses.add(await statusOf(path));
  };
  const visits = paths.map(visit);
  return async () => {
    isOver = true;
    await Promise.all(visits);
    return statuses;
  };
}

test("connections lost while pages are rendered end no worker", async () => {
  const before = workers();
  const endLoad = load(["/", "/1/muzi", product, "/kosik"]);
  const admin = openPostgres(postgres.urlOf("postgres"));
  for (let round = 0; round < 10; round += 1) {
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'shop'`.execute(admin);
    await new Promise((resume) => setTimeout(resume, 50));
  }
  await admin.destroy();
  const statuses = await endLoad();
  expect(linesOf("error")).toEqual([]);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await statusOf(product)).toBe(200);
  expect(workers()).toBe(before);
}, 60_000);

/** The short address of a product that is not cached; it redirects to the full address. */
const neverAsked = "/1002";

test("during a Postgres outage the shop shows it and stays up; afterwards it works again", async () => {
  const before = workers();
  for (const path of ["/1/muzi", product]) expect(await statusOf(path)).toBe(200);
  const endLoad = load(["/1/muzi", product, "/api/catalog/products/cs", "/kosik"]);
  await postgres.halt();

  expect(await statusOf("/healthz")).toBe(200);
  expect(await statusOf("/readyz")).toBe(503);
  // Cached pages are still served, those of products as well as listings.
  expect(await statusOf("/1/muzi")).toBe(200);
  expect(await statusOf(product)).toBe(200);

  const page = await ask(neverAsked);
  expect(page.status).toBe(503);
  expect(page.headers.get("Retry-After")).toBe("5");
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(await page.text()).toContain("Obchod je dočasně nedostupný");
  const slovak = await ask("/sk/1001", { headers: { Cookie: "i18n_redirected=sk" } });
  expect([slovak.status, await slovak.text()]).toEqual([503, expect.stringContaining("Skúsiť znova")]);

  const call = await ask("/api/catalog/products/cs");
  expect([call.status, call.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await call.json()).toEqual({ statusCode: 503, message: "The shop cannot reach its data" });

  const Origin = shop.url;
  for (const path of [product, "/prihlaseni"]) {
    const body = new URLSearchParams({
      intent: "add-to-cart",
      barva: "cerna",
      velikost: "50",
      quantity: "1",
      email: "a@b.test",
      password: "x",
    });
    const form = await ask(path, { method: "POST", body, headers: { ...known, Origin } });
    expect([path, form.status]).toEqual([path, 503]);
    // The page can send the form again, except for its password.
    const html = await form.text();
    expect(html).toMatch(new RegExp(`<form method="post" action="${path}">.*value="a@b.test"`, "s"));
    expect(html).not.toContain('name="password" value="x"');
  }
  await new Promise((resume) => setTimeout(resume, 3_000));

  await postgres.resume();
  const backAt = performance.now();
  await expect.poll(() => statusOf(neverAsked), { interval: 20, timeout: 10_000 }).toBe(301);
  expect(performance.now() - backAt).toBeLessThan(2_000);
  await expect.poll(() => statusOf("/readyz"), { interval: 20 }).toBe(200);
  expect([...(await endLoad())].sort()).toEqual([200, 503]);
  expect(workers()).toBe(before);
  expect(linesOf("error")).toEqual([]);
  expect(linesOf("warn").length).toBeLessThan(20);
}, 60_000);

test("a shop started before its database opens once the database is available", async () => {
  await postgres.createDatabase("late");
  await postgres.halt();
  const dataDir = mkdtempSync(join(tmpdir(), "shop-data-"));
  const early = await spawnShop(dataDir, { ...environment, DATABASE_URL: postgres.urlOf("late"), WORKERS: "1" }, true);
  try {
    await expect.poll(() => early.log.join(), { timeout: 30_000 }).toContain("waiting for the database");
    await postgres.resume();
    await untilReady(early.url, early.process);
    expect(early.log.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  } finally {
    await early.stop();
  }
}, 90_000);
