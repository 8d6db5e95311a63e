import { spawnSync } from "node:child_process";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

import { openDatabase } from "~/platform/database/database.server";
import { plainSpaces } from "../support/plainSpaces";
import { builtCommand, openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 60_000);
afterAll(() => shop.stop());

const settingsAreKeptMs = 1_100;

async function maintenance(word: "on" | "off") {
  const words = [builtCommand, "maintenance", word];
  const { status } = spawnSync(process.execPath, words, { env: { ...process.env, DATA_DIR: shop.dataDir } });
  expect(status).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, settingsAreKeptMs));
}

async function ask(path: string, init: RequestInit = {}) {
  const headers = { "User-Agent": "Mozilla/5.0 Firefox/130.0", ...init.headers };
  const answer = await fetch(shop.url + path, { ...init, headers, redirect: "manual" });
  return { status: answer.status, location: answer.headers.get("Location"), answer, text: await answer.text() };
}

const form = { method: "POST", body: new URLSearchParams({ answer: "refuse", path: "/", quantity: "1" }) };

test("during maintenance pages and forms redirect to the maintenance page, calls get 503, and health checks work", async () => {
  await maintenance("on");
  expect(await ask("/1/muzi")).toMatchObject({ status: 302, location: "/mimo-provoz" });
  expect(await ask("/sk")).toMatchObject({ status: 302, location: "/sk/mimo-prevadzky" });
  expect(await ask("/sk/mimo-provoz")).toMatchObject({ status: 301, location: "/sk/mimo-prevadzky" });
  expect(await ask("/kosik.data", form)).toMatchObject({ status: 204 });
  expect(await ask("/consent", form)).toMatchObject({ status: 303, location: "/?cookie-test=1" });
  expect((await ask("/api/lists/currencies")).status).toBe(503);
  const notice = { method: "POST", body: new URLSearchParams({ transId: "unknown" }) };
  expect(await ask("/platba/oznameni", notice)).toMatchObject({
    status: 404,
    text: "code=1400&message=unknown payment",
  });
  expect((await ask("/api/settings/cs")).status).toBe(200);
  expect((await ask("/healthz")).status).toBe(200);
  expect((await ask("/readyz")).status).toBe(200);
  const page = await ask("/mimo-provoz");
  expect(page.status).toBe(503);
  expect(page.answer.headers.get("Retry-After")).toBe("1800");
  expect(page.text).toContain("<title>Právě probíhá údržba – KARA</title>");
  expect(page.text).toMatch(/<h1[^>]*>Právě probíhá údržba<\/h1><p[^>]*>Vraťte se prosím později\.<\/p>/);
  expect(page.text).toContain('name="answer"');
  expect(page.text).not.toMatch(/<header|<footer|<dialog/);
  expect((await ask("/sk/mimo-prevadzky")).text).toContain("<title>Práve prebieha údržba – KARA</title>");
  await maintenance("off");
  expect(await ask("/mimo-provoz")).toMatchObject({ status: 302, location: "/" });
  expect((await ask("/1/muzi")).location).toBeNull();
}, 60_000);

test("a form sent during maintenance is kept, to be sent again; a script leaves its own to the browser", async () => {
  const body = new URLSearchParams({ city: "Brno <x>", password: "tajné" });
  const send = (path: string) => ask(path, { method: "POST", body });
  await maintenance("on");
  const kept = [await send("/kosik/udaje"), await send("/sk/kosik/udaje?krok=1")] as const;
  const script = await send("/kosik/udaje.data");
  await maintenance("off");
  for (const { status, answer, text } of kept) {
    expect(status).toBe(503);
    expect([answer.headers.get("Retry-After"), answer.headers.get("Cache-Control")]).toEqual(["1800", "no-store"]);
    expect(text).toContain('name="city" value="Brno &lt;x&gt;"');
    expect(text).not.toContain("tajné");
    expect(text).not.toContain("__remixContext");
  }
  const [czech, slovak] = kept.map(({ text }) => plainSpaces(text));
  for (const part of ['action="/kosik/udaje"', "nic z něj jsme neuložili", "Odeslat znovu"]) {
    expect(czech).toContain(part);
  }
  for (const part of ['action="/sk/kosik/udaje?krok=1"', "nič z neho sme neuložili", "Odoslať znova"]) {
    expect(slovak).toContain(part);
  }
  expect([script.status, script.answer.headers.get("X-Leave-Form")]).toEqual([204, "1"]);
  expect(await send("/mimo-provoz")).toMatchObject({ status: 303, location: "/" });
}, 60_000);

test("when even the shell cannot be read, an error page links home", async () => {
  const db = openDatabase({ databaseUrl: undefined, dataDir: shop.dataDir });
  await sql`alter table setting rename to lost`.execute(db);
  await new Promise((resolve) => setTimeout(resolve, settingsAreKeptMs));
  const czech = await ask("/1/muzi");
  const slovak = await ask("/sk/1/muzi");
  await sql`alter table lost rename to setting`.execute(db);
  await db.destroy();
  expect(czech.status).toBe(500);
  expect(czech.text).toContain("<title>Něco se nepovedlo (chyba 500)</title>");
  expect(czech.text).toMatch(/<h1[^>]*>Něco se nepovedlo \(chyba 500\)<\/h1>/);
  expect(czech.text).toMatch(/<main.*href="\/"/s);
  expect(czech.text).not.toMatch(/lost|no such table|node_modules/);
  expect(czech.answer.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(slovak.text).toContain("<title>Niečo sa nepodarilo (chyba 500)</title>");
  expect(slovak.text).toMatch(/<main.*href="\/sk"/s);
});

test("an unknown call responds in JSON and an unknown page in HTML", async () => {
  const call = await ask("/api/a/b/c/d");
  expect(JSON.parse(call.text)).toEqual({ statusCode: 404, message: "This page could not be found" });
  const deep = await ask("/api/lists/currencies");
  expect(JSON.parse(deep.text)).toHaveLength(2);
  const page = await ask("/a/b/c/d");
  expect(page.status).toBe(404);
  expect(page.text).toContain("<title>Stránka nenalezena (404) – KARA</title>");
});
