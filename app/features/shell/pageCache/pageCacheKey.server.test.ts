import { expect, test } from "vitest";
import { addToCart } from "~/features/cart/addToCart.server";
import { loadCart } from "~/features/cart/loadCart.server";
import { addToWishlist } from "~/features/wishlist/addToWishlist.server";
import type { Db } from "~/platform/database/database.server";
import { hourMs } from "~/platform/time/durations";
import { registerTestCustomer } from "../../../../tests/support/customers";
import { stockJacket } from "../../../../tests/support/products";
import { freshDb } from "../../../../tests/support/shop/freshDb";
import { testWorld } from "../../../../tests/support/shop/world";

import { isPageCacheable, planPage } from "./pageCacheKey.server";

const known = "i18n_redirected=cs";
const tempId = "A".repeat(22);
const listing = "/1/muzi";
const product = "/1001/bundy/biker";
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

type Asked = { url?: string; method?: string; headers?: Record<string, string>; db?: Db };

async function planOf(cookie: string, { url = listing, method = "GET", headers = {}, db }: Asked = {}) {
  const asked = { method, originalUrl: url, path: url.replace(/\?.*/, ""), ip: "127.0.0.1" };
  return planPage(testWorld(db ?? (await freshDb())), {
    ...asked,
    headers: { "user-agent": browser, cookie, ...headers },
  });
}

async function keyOf(cookie: string, asked?: Asked): Promise<string> {
  const plan = await planOf(cookie, asked);
  if (!plan) throw new Error("The page is not cacheable.");
  return plan.key;
}

test.each<[string, [string, Asked?]]>([
  ["a first visit", [""]],
  ["a crawler", ["", { headers: { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" } }]],
  ["an analytics cookie", [`${known}; _ga=GA1.1.1740000000.1763900000; _ga_X1=GS2.1.s1763900000`]],
  ["a browser that signed in before", [`${known}; device=${"d".repeat(43)}; auth.redirect=%2Fucet`]],
  ["products seen before, on a listing", [`${known}; seen=1.2`]],
  ["cookies in another order", [`seen=1.2; ${known}`]],
  ["an empty cart", [`${known}; cart.tempId=${tempId}; wishlist.tempId=${tempId}`]],
  ["a click id", [known, { url: `${listing}?gclid=EAIaIQobChMI` }]],
  ["parameters of a campaign", [known, { url: `${listing}?utm_source=list&utm_campaign=zima&fbclid=IwAR0&neznamy=1` }]],
  ["only a question mark", [known, { url: `${listing}?` }]],
  ["HEAD", [known, { method: "HEAD" }]],
  ["a browser that refuses brotli", [known, { headers: { "accept-encoding": "gzip, br;q=0" } }]],
  ["a browser without compression", [known, { headers: { "accept-encoding": "identity" } }]],
  ["a page of ours as the referrer of a listing", [known, { headers: { referer: "http://shop.test/9/zeny" } }]],
])("%s gets the page of all", async (_name, [cookie, asked]) => {
  expect(await keyOf(cookie, asked)).toBe(await keyOf(known));
});

test.each<[string, [string, Asked?]]>([
  ["another page of the listing", [known, { url: `${listing}?strana=2` }]],
  ["a filter, also one written with escapes", [known, { url: `${listing}?b%61rva=cerna` }]],
  ["the reopened cookie bar", [known, { url: `${listing}?cookies=1` }]],
  ["another answer about cookies", [`${known}; cookie_consent=technical`]],
  ["a closed banner", [`${known}; banner.promo=closed`]],
  ["lite mode", [`${known}; light=on`]],
  ["a browser that saves data", [known, { headers: { "save-data": "on" } }]],
  ["a slow connection", [known, { headers: { ect: "2g" } }]],
  ["a page reached from elsewhere", [known, { headers: { "sec-fetch-site": "none" } }]],
])("%s has another cache key", async (_name, [cookie, asked]) => {
  expect(await keyOf(cookie, asked)).not.toBe(await keyOf(known));
});

test.each<[string, [string, Asked?]]>([
  ["an unknown session", [`${known}; auth._token.local=Bearer%20abc`]],
  ["a notice", [`${known}; notice=x`]],
  ["a visitor who is sent to the other language", ["i18n_redirected=sk"]],
  ["a first visit in the other language", ["", { headers: { "accept-language": "sk" } }]],
  ["a form", [known, { method: "POST" }]],
  ["a data request", [known, { url: `${listing}.data` }]],
  ["an address to return to after signing in", [known, { url: "/?redirect=%2Fucet" }]],
  ["a form that came without cookies", ["", { url: `${listing}?cookie-test=1` }]],
  ["a stock alert's link", [known, { url: `${product}?zrusit=abc` }]],
  ["an address too long to be asked for twice", [known, { url: `${listing}?barva=${"a".repeat(400)}` }]],
  [
    "a product's referrer that long",
    [known, { url: product, headers: { referer: `http://a.test/${"a".repeat(400)}` } }],
  ],
])("%s is not cached", async (_name, [cookie, asked]) => {
  expect(await planOf(cookie, asked)).toBeNull();
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
  const cartItem = { productId: 1001, variantId, note: "", quantity: 2 };
  expect(await addToCart(db, { tempId, locale: "cs" }, cartItem, 1_000)).toMatchObject({ ok: true });
  expect(await keyOf(cookie, { db })).not.toBe(empty);
});

/** A customer with a cart of their own, as with the first page; `cookie` is that of the session. */
async function customer(db: Db, email: string) {
  const world = testWorld(db);
  const { customerId, token } = await registerTestCustomer(world, { email });
  await loadCart(db, { customerId, locale: "cs" }, world.now());
  return { customerId, token, cookie: `${known}; auth._token.local=Bearer%20${token}` };
}

test("customers share pages that show the same of them, and no guest gets one", async () => {
  const db = await freshDb();
  await stockJacket(db);
  const [eva, jana] = [await customer(db, "eva@seznam.cz"), await customer(db, "jana@seznam.cz")];
  const evas = await keyOf(eva.cookie, { db });
  expect(await keyOf(jana.cookie, { db })).toBe(evas);
  expect(await keyOf(known, { db })).not.toBe(evas);
  await db.updateTable("customer").set({ group_id: "kara-klub" }).where("id", "=", jana.customerId).execute();
  expect(await keyOf(jana.cookie, { db })).not.toBe(evas);
  const saved = await addToWishlist(db, { customerId: eva.customerId }, { productId: 1001, locale: "cs" }, 1_000);
  expect(saved.ok).toBe(true);
  expect(await keyOf(eva.cookie, { db })).not.toBe(evas);
});

test("a customer's page is never answered by a copy, and must not name its customer", async () => {
  const db = await freshDb();
  const eva = await customer(db, "eva@seznam.cz");
  const plan = await planOf(eva.cookie, { db });
  expect(plan?.isCopyUsable).toBe(false);
  expect(plan?.secrets).toEqual(["eva@seznam.cz", eva.token, `Bearer ${eva.token}`]);
});

test("a page is made for a customer alone who needs a cart or a newer cookie, or may see a closed shop", async () => {
  const db = await freshDb();
  const eva = await customer(db, "eva@seznam.cz");
  const isShared = async () => (await planOf(eva.cookie, { db })) !== null;
  expect(await isShared()).toBe(true);
  await db.updateTable("customer").set({ scope_json: '["settings"]' }).execute();
  expect(await isShared()).toBe(false);
  await db.updateTable("customer").set({ scope_json: '["orders"]' }).execute();
  expect(await isShared()).toBe(true);
  await db.deleteFrom("cart").execute();
  expect(await isShared()).toBe(false);
  await loadCart(db, { customerId: eva.customerId, locale: "cs" }, 1_000);
  await db
    .updateTable("session")
    .set(({ eb }) => ({ used_at: eb("used_at", "-", hourMs) }))
    .execute();
  expect(await isShared()).toBe(false);
});

test("a first visit gets its language's cookie besides the page, a crawler none", async () => {
  expect((await planOf(""))?.ownCookies).toEqual([expect.stringContaining("i18n_redirected=cs;")]);
  expect((await planOf("", { url: "/sk/1/muzi" }))?.ownCookies).toEqual([
    expect.stringContaining("i18n_redirected=sk;"),
  ]);
  expect((await planOf(known))?.ownCookies).toEqual([]);
  expect((await planOf("", { headers: { "user-agent": "Googlebot/2.1" } }))?.ownCookies).toEqual([]);
});

test("a product page depends on the products seen before and on the list that it was reached from", async () => {
  const first = await keyOf(known, { url: product });
  const allowed = `${known}; cookie_consent=technical.marketing`;
  const agreed = await keyOf(allowed, { url: product });
  expect(await keyOf(`${allowed}; seen=1002`, { url: product })).not.toBe(agreed);
  expect(await keyOf(`${known}; seen=1002`, { url: product })).toBe(first);
  const referer = (url: string) => ({ url: product, headers: { referer: url } });
  expect(await keyOf(known, referer("http://shop.test/1/muzi?barva=cerna"))).not.toBe(first);
  expect(await keyOf(known, referer("https://www.google.com/"))).toBe(first);
  expect((await planOf(known, { url: product }))?.cookiesByKey).toEqual(["seen"]);
  expect((await planOf(known))?.cookiesByKey).toEqual([]);
});

test("products, searches and filtered listings share a part of the memory, all other pages another", async () => {
  const isRare = async (url: string) => (await planOf(known, { url }))?.isRare;
  expect(await Promise.all([product, "/hledani?q=bunda", `${listing}?strana=2`].map(isRare))).toEqual([
    true,
    true,
    true,
  ]);
  expect(await Promise.all(["/", listing, "/blog", `${listing}?gclid=1`].map(isRare))).toEqual(Array(4).fill(false));
});

test("no value that could name a visitor may stand in a page for all", async () => {
  const ga = "GA1.1.1740000000.1763900000";
  const plan = await planOf(`${known}; cart.tempId=${tempId}; _ga=${ga}; cookie_consent=technical.analytical; x=1`);
  expect(plan?.secrets).toEqual([tempId, ga]);
});

test("a page is cacheable when its deepest route says so", () => {
  expect(isPageCacheable([{ i18n: [] }, { isCacheable: true }])).toBe(true);
  expect(isPageCacheable([{ isCacheable: true }, { i18n: [] }])).toBe(false);
  expect(isPageCacheable([])).toBe(false);
});
