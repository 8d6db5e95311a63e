import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

import { Visitor } from "../support/browser/visitor";
import { contact } from "../support/purchase";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 60_000);
afterAll(() => shop.stop());

const sentences = { cs: sentenceOf("cs"), sk: sentenceOf("sk") };

function sentenceOf(locale: "cs" | "sk", key = "cookiesRefused"): string {
  return JSON.parse(readFileSync(`locales/${locale}/shell.json`, "utf8")).notice[key];
}

/** Sends a request as a client without a cookie jar; it follows redirects and sends a Referer. */
async function ask(
  path: string,
  fields?: Record<string, string>,
  from = "/",
): Promise<{ html: string; path: string; hasNotice: boolean }> {
  const headers = { Referer: shop.url + from, "User-Agent": "Mozilla/5.0 Firefox/130.0", "Accept-Language": "cs" };
  const form = fields ? { method: "POST", body: new URLSearchParams(fields) } : {};
  const answer = await fetch(shop.url + path, { ...form, headers });
  const html = await answer.text();
  return { html, path: answer.url.slice(shop.url.length), hasNotice: hasNotice(html) };
}

/** Returns a boolean, because a failed expectation would print the whole page. */
function hasNotice(html: string): boolean {
  return Object.values(sentences).some((sentence) => html.includes(sentence));
}

const product = { cs: "/1001/panske-bundy/panska-kozena-bunda-matej", sk: "/sk/1001" };

test.each(["cs", "sk"] as const)("after adding, a browser that refuses cookies gets a notice in %s", async (locale) => {
  const page = await ask(product[locale]);
  expect(page.hasNotice).toBe(false);
  const added = await ask(product[locale], choiceOf(page.html), product[locale]);
  expect(added.html.includes(sentences[locale])).toBe(true);
});

test.each([
  ["a saved product", "/wishlist", { intent: "save-product", product: "1027", back: "/1/muzi?razeni=nejlevnejsi" }],
  ["the cart", "/kosik", undefined],
  ["the checkout", "/kosik/doprava", undefined],
  ["the wishlist", "/wishlist", undefined],
  ["signing in", "/prihlaseni", undefined],
  ["registration", "/registrace", undefined],
  ["a voucher", "/kosik", { intent: "add-voucher", voucherCode: "KARA10" }],
  ["delivery that is chosen", "/kosik/doprava", { carrier: "ppl", payment: "transfer" }],
  ["contact data", "/kosik/udaje", { ...contact, email: "jana@example.com" }],
  ["an order", "/kosik/souhrn", { intent: "place-order", terms: "on" }],
  ["the light edition", "/light", { light: "on", path: "/" }],
  ["the consent to cookies", "/consent", { answer: "refuse", path: "/" }],
])("it gets the notice at %s, too", async (_, path, fields) => {
  expect((await ask(path, fields, "/1/muzi")).hasNotice).toBe(true);
});

test.each([
  ["cs", ""],
  ["sk", "/sk"],
] as const)(
  "who registers or signs in with a browser that refuses cookies gets the notice in %s",
  async (locale, prefix) => {
    const email = `${randomUUID()}@example.com`;
    const password = "dlouha-cesta-domu-7";
    const { intent: _, ...person } = contact;
    const typed = { intent: "register", ...person, email, password, password_confirmation: password };
    const registered = await ask(`${prefix}/registrace`, typed, `${prefix}/registrace`);
    expect(registered.html.includes(sentences[locale])).toBe(true);
    const signedIn = await ask(`${prefix}/prihlaseni`, { email, password }, `${prefix}/prihlaseni`);
    expect(signedIn.path).toMatch(/redirect=.*cookie-test/);
    expect(signedIn.html.includes(sentences[locale])).toBe(true);
  },
);

test.each([
  ["cs", ""],
  ["sk", "/sk"],
] as const)(
  "where a cookie alone tells how a form went, the page says that it has come, in %s",
  async (locale, prefix) => {
    const typed = { email: `${randomUUID()}@example.com`, path: `${prefix}/blog` };
    const { html } = await ask(`${prefix}/newsletter`, typed);
    expect([html.includes(sentenceOf(locale, "answerUnseen")), hasNotice(html)]).toEqual([true, false]);
  },
);

test("a visitor from another site, or one who keeps cookies, gets no such notice", async () => {
  const outside = { headers: { Referer: "https://search.example/" } };
  expect(hasNotice(await (await fetch(`${shop.url}/kosik`, outside)).text())).toBe(false);
  const page = await ask(product.cs);
  const usual = new Visitor(shop.url);
  await usual.post("/consent", { answer: "refuse" });
  const added = await usual.post(product.cs, choiceOf(page.html));
  expect(added.location).not.toContain("cookie-test");
  const forgetful = new Visitor(shop.url);
  const first = await forgetful.post(product.cs, choiceOf(page.html));
  expect(first.location).toMatch(/[?&]cookie-test=1$/);
  const unmarked = await forgetful.get(first.location ?? "");
  expect(unmarked.location).not.toContain("cookie-test");
  const after = await forgetful.get(unmarked.location ?? "");
  expect([after.status, hasNotice(after.html), after.html.includes("Přidáno do košíku")]).toEqual([200, false, true]);
});

/** Returns the product's form, filled in with the first colour and size that are offered. */
function choiceOf(html: string): Record<string, string> {
  const chosen: Record<string, string> = { intent: "add-to-cart", quantity: "1" };
  for (const name of ["barva", "velikost"]) {
    const offered = new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1];
    if (offered) chosen[name] = offered;
  }
  return chosen;
}
