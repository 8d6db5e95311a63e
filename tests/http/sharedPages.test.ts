import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";

import { comparablePage } from "../support/comparablePage";
import { rawRequest, requestLines } from "../support/rawRequest";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 120_000);
afterAll(() => shop.stop());

/** A page's nonce identifies its rendering. */
async function nonceOf(path: string, cookie: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { Cookie: cookie, "Accept-Encoding": "br" } });
  expect(answer.status).toBe(200);
  const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  return nonce;
}

const known = "i18n_redirected=cs";

test("pageCache: a page is cached for a second and then rendered again", async () => {
  const first = await nonceOf("/1/muzi", known);
  expect(await nonceOf("/1/muzi", `${known}; seen=1001`)).toBe(first);
  expect(await nonceOf("/1/muzi?strana=2", known)).not.toBe(first);
  await expect.poll(() => nonceOf("/1/muzi", known), { timeout: 5_000 }).not.toBe(first);
});

test("a page that says the same is not sent again, and its copy keeps the policy of its own scripts", async () => {
  const headers = { Cookie: known, "Accept-Encoding": "br" };
  const first = await fetch(`${shop.url}/blog`, { headers });
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  // Asking for it before the second is over would only renew the cached page.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  for (const turn of ["rendered again", "from the cache"]) {
    const again = await fetch(`${shop.url}/blog`, { headers: { ...headers, "If-None-Match": etag } });
    expect(again.status, turn).toBe(304);
    expect(again.headers.get("Content-Security-Policy"), turn).toBeNull();
    expect(again.headers.get("ETag"), turn).toBe(etag);
  }
  const otherPage = await fetch(`${shop.url}/1/muzi`, { headers: { ...headers, "If-None-Match": etag } });
  expect(otherPage.status).toBe(200);
});

test.each(["/1001", "/kosik", "/wishlist", "/hledani?q=bunda"])("%s is rendered for each visitor", async (path) => {
  expect(await nonceOf(path, known)).not.toBe(await nonceOf(path, known));
});

test("each response has its own request id", async () => {
  const ids = [1, 2].map(async () => (await fetch(`${shop.url}/blog`, { headers: { Cookie: known } })).headers);
  const [one, two] = await Promise.all(ids);
  expect(one?.get("X-Request-Id")).not.toBe(two?.get("X-Request-Id"));
});

async function pageFor(path: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(shop.url + path, { headers, redirect: "manual" })).text();
}

const names = ["seen", "banner.promo", "banner.popup", "cookie_consent", "light", "cart.tempId", "i18n_redirected"];
const values = [
  ...["closed", '"closed"', "c%6Cosed", "open", "banner.promo=closed", "light=on", "on", "off", "", "%", "1001.1002"],
  ...["technical", "technical.analytical", "technical.analytical.marketing", "cs", "sk", "A".repeat(22), "short"],
];
const pair = fc.tuple(fc.constantFrom(...names), fc.constantFrom(...values)).map(([name, value]) => `${name}=${value}`);
const cookieHeader = fc
  .tuple(fc.array(pair, { maxLength: 4 }), fc.constantFrom("; ", ";", ";  "))
  .map(([pairs, between]) => [...pairs, known].join(between));

test("with any cookies a cached page equals the rendered page", async () => {
  const made = new Map<string, string>();
  for (const cookie of fc.sample(cookieHeader, { seed: 11, numRuns: 150 })) {
    const headers = { Cookie: cookie, "Save-Data": made.size % 5 === 0 ? "on" : "off" };
    const kept = await pageFor("/blog", { ...headers, "Accept-Encoding": "br" });
    const fresh = await pageFor("/blog", { ...headers, "Accept-Encoding": "gzip" });
    expect(comparablePage(kept), cookie).toBe(comparablePage(fresh));
    made.set(cookie, kept);
  }
  expect(made.size).toBeGreaterThan(100);
}, 60_000);

test("a cached page contains neither the host nor the id of its request", async () => {
  const headers = { Cookie: known, "Accept-Encoding": "br" };
  const { head, body } = await rawRequest(
    shop.url,
    requestLines({ target: "/prodejny", host: "evil.example", headers: [`Cookie: ${known}`, "Accept-Encoding: br"] }),
  );
  expect(body).not.toBe("");
  const next = await fetch(`${shop.url}/prodejny`, { headers });
  const html = await next.text();
  expect(html).not.toContain("evil.example");
  expect(html).not.toContain(/X-Request-Id: (\S+)/i.exec(head)?.[1]);
  expect(html).not.toContain(next.headers.get("X-Request-Id"));
});
