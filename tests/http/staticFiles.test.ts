import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { rawRequest, requestLines } from "../support/rawRequest";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 60_000);
afterAll(() => shop.stop());

async function headOf(target: string, ...headers: string[]): Promise<{ status: number; head: string }> {
  return rawRequest(shop.url, requestLines({ target, headers }));
}

test("a plain build holds every script and style compressed, and the shop sends them so", async () => {
  const files = readdirSync("build/client/assets");
  const large = files.filter((file) => /^(?:framework|shop)-.*\.(?:js|css)$/.test(file));
  expect(large).toHaveLength(3);
  for (const file of large) {
    expect(files).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
    const { status, head } = await headOf(`/assets/${file}`, "Accept-Encoding: gzip, deflate, br");
    expect(status).toBe(200);
    expect(head).toMatch(/^Content-Encoding: br\r$/m);
    expect(head).toMatch(/^Cache-Control: public, max-age=31536000, immutable\r$/m);
    expect(head).toMatch(/^X-Request-Id: /m);
  }
});

test("a small picture is sent whole, in parts, or not again", async () => {
  const listing = await (await fetch(`${shop.url}/1/muzi`)).text();
  const target = / src="(\/img\/product\/thumb\/[^"]+)"/.exec(listing)?.[1] ?? "";
  const whole = await headOf(target, "Accept: image/webp");
  expect(whole.status).toBe(200);
  expect(whole.head).toMatch(/^Content-Type: image\/webp\r$/m);
  const etag = /^ETag: (.*)\r$/m.exec(whole.head)?.[1] ?? "";
  expect((await headOf(target, "Accept: image/webp", `If-None-Match: ${etag}`)).status).toBe(304);
  const part = await headOf(target, "Accept: image/webp", "Range: bytes=0-9");
  expect(part.status).toBe(206);
  expect(part.head).toMatch(/^Content-Length: 10\r$/m);
  expect((await headOf(target, "Accept: image/jpeg")).head).toMatch(/^Content-Type: image\/jpeg\r$/m);
});

test.each([
  "/assets/missing.js",
  "/assets/..%2fserver%2fserver.js",
  "/img/product/thumb/missing.webp",
  "/img/product/thumb/..%2f..%2fdb.sqlite",
  "/img/product/thumb/x/y.webp",
])("%s is not there", async (target) => {
  const { status, head } = await headOf(target);
  expect(status).toBe(404);
  expect(head).toMatch(/^Cache-Control: no-store\r$/m);
});
