import { afterAll, beforeAll, expect, test } from "vitest";

import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop();
}, 60_000);
afterAll(() => shop.stop());

const form = "application/x-www-form-urlencoded";
const jacket = "/1001/panske-bundy/panska-kozena-bunda-matej";

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${shop.url}${path}`, { redirect: "manual", ...init });
}

function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<Response> {
  return ask(path, { method: "POST", body, headers: { "Content-Type": form, ...headers } });
}

test.each([
  "/%E0%A4%A",
  "/%00",
  "/..%2f..%2fetc%2fpasswd",
  "/img/product/thumb/..%2f..%2fsession-secret",
  "/img/product/huge/x.webp",
  "/img/product/thumb/x.webp?w=99999",
  "/abc/slevy",
  "/1/muzi?strana=0",
  "/1/muzi?strana=99999999999999999999",
  "/99999999999999999999/x",
  "/2147483648/x",
  "/a/b/c/d",
  "/shrnuti/x/y",
  `/${"x".repeat(3_000)}`,
])("%s does not cause an error", async (path) => {
  const { status } = await ask(path);
  expect([400, 404]).toContain(status);
});

test.each([
  ["/%E0%A4%A", "Něco se nepovedlo (chyba 400)"],
  ["/sk/%E0%A4%A", "Niečo sa nepodarilo (chyba 400)"],
])("%s gets an error text", async (path, sentence) => {
  expect(await (await ask(path)).text()).toContain(sentence);
});

test.each([
  ["/shrnuti/x/y/FV26000001.pdf", "Tento doklad jsme nenašli."],
  ["/sk/shrnuti/x/y/FS26000001.pdf", "Tento doklad sme nenašli."],
])("a document that is not at %s is reported in a sentence, which no cache keeps", async (path, sentence) => {
  const response = await ask(path);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(response.headers.get("Referrer-Policy")).toBe("same-origin");
  expect(await response.text()).toContain(sentence);
});

test.each([
  ["no fields", "intent=add-to-cart"],
  ["no intent", "barva=cerna&velikost=50&quantity=1"],
  ["an intent that is none", "intent=steal&barva=cerna&velikost=50&quantity=1"],
  ["a colour that is none", "intent=add-to-cart&barva=<script>&velikost=50&quantity=1"],
  ["a quantity that is none", "intent=add-to-cart&barva=cerna&velikost=50&quantity=1e9"],
  ["a quantity below one", "intent=add-to-cart&barva=cerna&velikost=50&quantity=-1"],
  ["a field many times", "intent=add-to-cart&barva=cerna&barva=hneda&velikost=50&velikost=52&quantity=0"],
  ["a very long field", `intent=add-to-cart&barva=${"x".repeat(20_000)}`],
  ["broken escapes", "intent=add-to-cart&barva=%E0%A4%A&velikost=%"],
])("adding to the cart with %s is rejected with 422", async (_, body) => {
  expect((await post(jacket, body)).status).toBe(422);
});

test.each([
  ["/kosik", "intent=set-quantity&line=x&quantity=1", 303],
  ["/kosik", "intent=set-quantity&line=x&quantity=x", 422],
  ["/kosik", "line=x&quantity=1", 422],
  ["/wishlist", "product=1001", 422],
  ["/kosik/souhrn", "terms=on", 422],
  ["/registrace", "email=eva@example.com", 422],
  ["/kosik", "", 422],
  ["/language", "locale=xx&path=//evil.example", 303],
  ["/neexistuje", "a=1", 404],
  ["/999999/x", "a=1", 404],
  ["/1/muzi", "a=1", 404],
])("a form sent to %s with %s gets %i", async (path, body, status) => {
  const answer = await post(path, body);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("Location") ?? "/").toMatch(/^\/(?!\/)/);
});

test("malformed cookies are ignored", async () => {
  for (const cookie of [
    "cart.tempId=x; notice=x",
    "cart.tempId=%E0%A4%A",
    `notice=${"a".repeat(3_000)}`,
    "=;;;=",
    "notice=eyJhIjoxfQ==.x",
  ]) {
    const answer = await ask("/kosik", { headers: { Cookie: cookie } });
    expect(answer.status, cookie).toBe(200);
  }
});

test("a body that is not a form is rejected without an error", async () => {
  for (const type of ["multipart/form-data; boundary=x", "application/json", "text/plain"]) {
    const answer = await post(jacket, "{not a form", { "Content-Type": type });
    expect([400, 415, 422], type).toContain(answer.status);
  }
});

test("a form that is too large is rejected", async () => {
  expect((await post(jacket, `a=${"x".repeat(100_000)}`)).status).toBe(413);
});

test("a form from another site is rejected and changes nothing", async () => {
  const answer = await post("/kosik", "intent=set-quantity&line=x&quantity=1", { Origin: "https://evil.example" });
  expect(answer.status).toBe(403);
  expect(
    (await post("/kosik", "intent=set-quantity&line=x&quantity=1", { Origin: "null", "Sec-Fetch-Site": "cross-site" }))
      .status,
  ).toBe(403);
});

test("a form from a page without referrer is accepted", async () => {
  const answer = await post("/kosik", "intent=set-quantity&line=x&quantity=1", {
    Origin: "null",
    "Sec-Fetch-Site": "same-origin",
  });
  expect(answer.status).toBe(303);
});

test("every page has security headers and a request id", async () => {
  const { headers } = await ask("/");
  expect(headers.get("Content-Security-Policy")).toMatch(
    /default-src 'self'.*script-src 'self' 'nonce-[^']+'; style-src 'self';/,
  );
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
  expect(headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get("X-Powered-By")).toBeNull();
});

test("hashed files are immutable", async () => {
  const html = await (await ask("/")).text();
  const asset = /"(\/assets\/[\w.-]+\.js)"/.exec(html)?.[1] ?? "";
  expect((await ask(asset)).headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
});
