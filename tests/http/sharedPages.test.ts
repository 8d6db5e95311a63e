import { afterAll, beforeAll, expect, test } from "vitest";

import { openShop, type RunningShop } from "../support/runningShop";

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 120_000);
afterAll(() => shop.stop());

/** The nonce of a page tells the time at which it was made. */
async function nonceOf(path: string, cookie: string): Promise<string> {
  const answer = await fetch(shop.url + path, { headers: { Cookie: cookie, "Accept-Encoding": "br" } });
  expect(answer.status).toBe(200);
  const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  return nonce;
}

const known = "i18n_redirected=cs";

test("whoever asks for the same page within a second gets the same; later it is made anew", async () => {
  const first = await nonceOf("/1/muzi", known);
  expect(await nonceOf("/1/muzi", `${known}; seen=1001`)).toBe(first);
  expect(await nonceOf("/1/muzi?strana=2", known)).not.toBe(first);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(await nonceOf("/1/muzi", known)).not.toBe(first);
});

test.each(["/1001", "/kosik", "/wishlist", "/hledani?q=bunda"])("%s is made for each visitor", async (path) => {
  expect(await nonceOf(path, known)).not.toBe(await nonceOf(path, known));
});

test("each answer carries an id of its own for the log", async () => {
  const ids = [1, 2].map(async () => (await fetch(`${shop.url}/blog`, { headers: { Cookie: known } })).headers);
  const [one, two] = await Promise.all(ids);
  expect(one?.get("X-Request-Id")).not.toBe(two?.get("X-Request-Id"));
});
