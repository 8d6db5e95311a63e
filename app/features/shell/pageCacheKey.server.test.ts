import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import type { Db } from "~/platform/database/database.server";
import { stockJacket } from "../../../tests/support/products";
import { freshDb } from "../../../tests/support/shop/freshDb";
import { testWorld } from "../../../tests/support/shop/world";

import { isPageCacheable, pageCacheKey } from "./pageCacheKey.server";

const known = "i18n_redirected=cs";
const tempId = "A".repeat(22);

type Asked = { url?: string; method?: string; headers?: Record<string, string>; db?: Db };

async function keyOf(cookie: string, { url = "/1/muzi", method = "GET", headers = {}, db }: Asked = {}) {
  const asked = { method, originalUrl: url, path: url.replace(/\?.*/, "") };
  return pageCacheKey(testWorld(db ?? (await freshDb())), {
    ...asked,
    headers: { "accept-encoding": "gzip, br", cookie, ...headers },
  });
}

test("two visitors who would see the same page share it, in any order of cookies", async () => {
  const one = await keyOf(`${known}; cookie_consent=technical; seen=1.2`);
  expect(one).not.toBeNull();
  expect(await keyOf(`cookie_consent=technical; ${known}`)).toBe(one);
});

test.each<[string, [string, Asked?]]>([
  ["another address", [known, { url: "/1/muzi?strana=2" }]],
  ["another answer about cookies", [`${known}; cookie_consent=technical`]],
  ["a closed banner", [`${known}; banner.promo=closed`]],
  ["lite mode", [`${known}; light=on`]],
  ["a browser that saves data", [known, { headers: { "save-data": "on" } }]],
])("%s has another cache key", async (_name, [cookie, asked]) => {
  const key = await keyOf(cookie, asked);
  expect(key).not.toBeNull();
  expect(key).not.toBe(await keyOf(known));
});

test.each<[string, [string, Asked?]]>([
  ["a first visit", [""]],
  ["the signed-in", [`${known}; auth._token.local=Bearer%20abc`]],
  ["a notice", [`${known}; notice=x`]],
  ["any unknown cookie", [`${known}; whatever=1`]],
  ["a form", [known, { method: "POST" }]],
  ["a data request", [known, { url: "/1/muzi.data" }]],
  ["a browser that refuses brotli", [known, { headers: { "accept-encoding": "gzip, br;q=0" } }]],
  ["a browser without brotli", [known, { headers: { "accept-encoding": "gzip" } }]],
])("%s is not cached", async (_name, [cookie, asked]) => {
  expect(await keyOf(cookie, asked)).toBeNull();
});

test.each([
  ["what a banner's cookie looks like in another's value", `${known}; seen=banner.promo=closed`],
  ["a banner's cookie with another value", `${known}; banner.promo=shut`],
  ["a cart's id that is none", `${known}; cart.tempId=short`],
  ["the second of two cookies of one name", `${known}; i18n_redirected=sk`],
  ["an answer about cookies that is none", `${known}; cookie_consent=everything`],
])("%s changes neither the page nor its key", async (_name, cookie) => {
  expect(await keyOf(cookie)).toBe(await keyOf(known));
});

test("a cookie means the same however it is written", async () => {
  const closed = await keyOf(`${known}; banner.promo=closed`);
  expect(closed).not.toBe(await keyOf(known));
  expect(await keyOf(`banner.promo=c%6Cosed;   ${known}; banner.promo=open`)).toBe(closed);
});

test("the cart's piece count is part of the key", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const { variantId } = await db.selectFrom("variant").select("id as variantId").executeTakeFirstOrThrow();
  const cookie = `${known}; cart.tempId=${tempId}`;
  const empty = await keyOf(cookie, { db });
  const wish = { productId: 1001, variantId, note: "", quantity: 2 };
  expect(await addToCart(db, { tempId, locale: "cs" }, wish, 1_000)).toMatchObject({ ok: true });
  expect(await keyOf(cookie, { db })).not.toBe(empty);
});

test("a page is cacheable when its deepest route says so", () => {
  expect(isPageCacheable([{ i18n: [] }, { isCacheable: true }])).toBe(true);
  expect(isPageCacheable([{ isCacheable: true }, { i18n: [] }])).toBe(false);
  expect(isPageCacheable([])).toBe(false);
});
