import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { cacheAndRespond, cachePages, type PagePlan } from "./pageCache.server";
import { openPageShare } from "./pageCache.share.server";

const plan: PagePlan = { key: "/", isRare: false, isCopyUsable: true, ownCookies: [], cookiesByKey: [], secrets: [] };

/** The clock stands still unless a test moves it, so that no second passes on a slow machine. */
let nowMs = 1;
beforeEach(() => {
  nowMs = 1;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  onTestFinished(() => clock.mockRestore());
});

/** Opens a shop whose pages are `render`, with the plan that the query describes. */
type Rendered = { body: string; headers?: HeadersInit };
async function openShop(render: (path: string) => Rendered | Promise<Rendered>) {
  let rendered = 0;
  const app = express();
  app.use(
    cachePages(async ({ query, path }) => ({ ...plan, key: path, ...JSON.parse(String(query.plan ?? "{}")) })),
    async (request, response) => {
      rendered += 1;
      const { body, headers } = await render(request.path);
      const page = { headers: new Headers(headers), body, varying: [], ifNoneMatch: null };
      const answer = await cacheAndRespond(page, { pageCache: response.locals.pageCache });
      for (const [name, value] of answer.headers) response.append(name, value);
      response.end(Buffer.from(await answer.arrayBuffer()));
    },
  );
  const server = createServer(app).listen(0);
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, own: Partial<PagePlan> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}?plan=${encodeURIComponent(JSON.stringify(own))}`);
  return { ask, renderings: () => rendered };
}

test("pageCache: a page that sets a cookie which its key does not decide is not cached", async () => {
  const { ask, renderings } = await openShop(() => ({
    body: "x",
    headers: { "Set-Cookie": "cart.tempId=abc; Path=/" },
  }));
  for (const turn of [1, 2]) {
    expect((await ask("/")).headers.getSetCookie()).toEqual(["cart.tempId=abc; Path=/"]);
    expect(renderings()).toBe(turn);
  }
});

test("a cookie that the key decides comes with the cached page, a visitor's own besides", async () => {
  const { ask, renderings } = await openShop(() => ({ body: "x", headers: { "Set-Cookie": "seen=1" } }));
  await ask("/", { cookiesByKey: ["seen"] });
  const answer = await ask("/", { cookiesByKey: ["seen"], ownCookies: ["i18n_redirected=cs"] });
  expect(answer.headers.getSetCookie()).toEqual(["seen=1", "i18n_redirected=cs"]);
  expect(renderings()).toBe(1);
});

test("a page in which a value of its visitor's cookies stands is not cached", async () => {
  const { ask, renderings } = await openShop(() => ({ body: `a page for ${"A".repeat(22)}` }));
  await ask("/", { secrets: ["A".repeat(22)] });
  await ask("/", { secrets: ["B".repeat(22)] });
  await ask("/", { secrets: ["B".repeat(22)] });
  expect(renderings()).toBe(2);
});

test("after a second one request renders the page anew, and those that come meanwhile get the last one", async () => {
  const bodies = ["first", "second"];
  const held = new EventTarget();
  const { ask, renderings } = await openShop(async () => {
    const body = bodies.shift() ?? "third";
    if (body === "second") await once(held, "finish");
    return { body };
  });
  await ask("/");
  nowMs += 1_001;
  const renewing = ask("/");
  await expect.poll(renderings).toBe(2);
  expect(await (await ask("/")).text()).toBe("first");
  held.dispatchEvent(new Event("finish"));
  expect(await (await renewing).text()).toBe("second");
  expect(await (await ask("/")).text()).toBe("second");
  expect(renderings()).toBe(2);
});

test("requests whose pages are not kept do not keep the last one alive", async () => {
  const { ask, renderings } = await openShop(() => ({ body: `${renderings()} a page for ${"A".repeat(22)}` }));
  await ask("/");
  for (let second = 0; second < 4; second += 1) {
    nowMs += 1_001;
    await ask("/", { secrets: ["A".repeat(22)] });
  }
  expect(await (await ask("/")).text()).toMatch(/^6 /);
});

const noise = (bytes: number) => randomBytes(bytes).toString("base64");

test("requests for very many rare pages drive out no common one", async () => {
  const { ask, renderings } = await openShop(() => ({ body: noise(400_000) }));
  await ask("/common");
  for (let at = 0; at < 30; at += 1) await ask(`/rare${at}`, { isRare: true });
  const before = renderings();
  await ask("/common");
  expect(renderings()).toBe(before);
});

test("a share keeps no more bytes than it may, in all codings together", async () => {
  const share = openPageShare(1_000_000);
  const page = { headers: [], cookies: [], etag: "", body: noise(40_000) };
  for (let at = 0; at < 30; at += 1) {
    const kept = await share.keep(`${at}`, page, "br");
    await share.bodyOf(`${at}`, kept, "gzip");
  }
  const left = Array.from({ length: 30 }, (_, at) => share.get(`${at}`)).filter((kept) => kept !== undefined);
  const bytes = left.flatMap(({ bodies }) => [...bodies.values()]).reduce((sum, { length }) => sum + length, 0);
  expect(bytes).toBeGreaterThan(800_000);
  expect(bytes).toBeLessThanOrEqual(1_000_000);
  expect(share.get("0")).toBeUndefined();
});
