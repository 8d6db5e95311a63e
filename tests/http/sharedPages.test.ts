import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { comparablePage } from "../support/comparablePage";
import { evasRegistration } from "../support/customers";
import { rawRequest, requestLines } from "../support/rawRequest";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;

beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "silent" } });
}, 120_000);
afterAll(() => shop.stop());

const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const known = "i18n_redirected=cs";
/** Viewed products are remembered only with this consent. */
const agreed = "cookie_consent=technical.marketing";

type Asked = { path: string; cookie?: string; agent?: string; coding?: string; referrer?: string };

function get({ path, cookie = "", agent = browser, coding = "br", referrer = "" }: Asked): Promise<Response> {
  const headers = { Cookie: cookie, "User-Agent": agent, "Accept-Encoding": coding, Referer: referrer };
  return fetch(shop.url + path, { headers });
}

/** Returns a page's nonce, which identifies its rendering. */
async function nonceOf(asked: Asked): Promise<string> {
  const answer = await get(asked);
  expect(answer.status).toBe(200);
  const nonce = /nonce="([^"]+)"/.exec(await answer.text())?.[1] ?? "";
  expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${nonce}'`);
  return nonce;
}

/**
 * Expects that both requests get the same page. A page is cached for a second; on a busy machine the second request may
 * come too late, so both are repeated.
 */
function expectOnePage(a: Asked, b: Asked) {
  return expect.poll(async () => (await nonceOf(a)) === (await nonceOf(b)), { timeout: 10_000 }).toBe(true);
}

test("a target with a fragment, which no browser sends, never stands in for the page with those parameters", async () => {
  expect((await rawRequest(shop.url, requestLines({ target: "/1/muzi#?strana=2" }))).status).toBe(400);
});

test("pageCache: a page is cached for a second and then rendered again", async () => {
  const first = await nonceOf({ path: "/1/muzi", cookie: known });
  expect(await nonceOf({ path: "/1/muzi?strana=2", cookie: known })).not.toBe(first);
  await expect.poll(() => nonceOf({ path: "/1/muzi", cookie: known }), { timeout: 5_000 }).not.toBe(first);
});

test.each<[string, Asked]>([
  ["a first visit", { path: "/1/muzi" }],
  ["a crawler", { path: "/1/muzi", agent: crawler }],
  ["a visitor with an analytics cookie", { path: "/1/muzi", cookie: `${known}; _ga=GA1.1.1740000000.1763900000` }],
  ["a visitor from a campaign", { path: "/1/muzi?gclid=EAIaIQobChMI&utm_source=list", cookie: known }],
  ["a browser without brotli", { path: "/1/muzi", cookie: known, coding: "gzip" }],
  ["a client without compression", { path: "/1/muzi", cookie: known, coding: "identity" }],
  ["a visitor who has seen products", { path: "/1/muzi", cookie: `${known}; seen=1001` }],
])("%s gets the page that others get", async (_name, asked) => {
  await expectOnePage({ path: "/1/muzi", cookie: known }, asked);
});

const product = async () => new URL((await get({ path: "/1001" })).url).pathname;

test("searches and products are pages that guests share", async () => {
  await expectOnePage({ path: "/hledani?q=bunda" }, { path: "/hledani?q=bunda&gclid=1", cookie: known });
  const path = await product();
  await expectOnePage({ path }, { path, agent: crawler });
});

test("a product page is another one for other products seen before", async () => {
  const path = await product();
  const cookie = `${known}; ${agreed}`;
  const first = await nonceOf({ path, cookie });
  expect(await nonceOf({ path, cookie: `${cookie}; seen=1002` })).not.toBe(first);
  expect(await nonceOf({ path, cookie, referrer: `${shop.url}/9/zeny` })).not.toBe(first);
});

test("each visitor of a cached page gets the cookies that are due", async () => {
  const path = await product();
  const cookiesOf = async (asked: Omit<Asked, "path">) => {
    const names = (await get({ path, ...asked })).headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
    return names.sort();
  };
  const [id] = /\d+/.exec(path) ?? [];
  for (const _turn of ["rendered", "cached"]) {
    expect(await cookiesOf({})).toEqual(["i18n_redirected=cs"]);
    expect(await cookiesOf({ agent: crawler })).toEqual([]);
    expect(await cookiesOf({ cookie: agreed })).toEqual(["i18n_redirected=cs", `seen=${id}`]);
    expect(await cookiesOf({ cookie: `${known}; ${agreed}; seen=1002` })).toEqual([`seen=${id}.1002`]);
  }
});

test("a page says the same in every coding, and to HEAD without words", async () => {
  const texts = await Promise.all(
    ["br", "gzip", "identity", "gzip"].map(async (coding) => {
      const answer = await get({ path: "/prodejny", cookie: known, coding });
      expect(answer.headers.get("Content-Encoding")).toBe(coding === "identity" ? null : coding);
      expect(answer.headers.get("Vary")).toBe("Save-Data, ECT, Sec-Fetch-Site, Accept-Encoding");
      return comparablePage(await answer.text());
    }),
  );
  expect(new Set(texts).size).toBe(1);
  const head = await fetch(`${shop.url}/prodejny`, { method: "HEAD", headers: { Cookie: known } });
  expect([head.status, head.headers.get("ETag")?.length, await head.text()]).toEqual([200, 31, ""]);
});

const personalValues = (mark: string) => {
  const id = mark.repeat(22);
  return [
    `cart.tempId=${id}`,
    `wishlist.tempId=${id}`,
    `device=${mark.repeat(43)}`,
    `auth.redirect=%2F${id}`,
    `_ga=GA1.1.${id}`,
    `unknown=${id}`,
    known,
  ].join("; ");
};

test("nothing that two visitors bring stands in the pages that they would share", async () => {
  const paths = ["/", "/1/muzi", "/hledani?q=bunda", "/blog", "/prodejny", "/info/darkove-poukazy", await product()];
  const pagesFor = (mark: string, agent: string) =>
    Promise.all(
      paths.map(async (path) => {
        const address = `${path}${path.includes("?") ? "&" : "?"}gclid=${mark.repeat(22)}&neznamy=${mark.repeat(22)}`;
        const headers = {
          "X-Forwarded-For": `203.0.113.${mark.length}`,
          "Accept-Language": mark === "A" ? "cs" : "sk",
        };
        const answer = await fetch(shop.url + address, {
          headers: {
            ...headers,
            "User-Agent": agent,
            Cookie: personalValues(mark),
            Referer: `https://${mark}.example/`,
          },
        });
        expect(answer.status, path).toBe(200);
        return answer.text();
      }),
    );
  const ones = await pagesFor("A", browser);
  // After this the second visitor no longer gets the pages that were cached for the first one.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  const others = await pagesFor("Z", `${browser} Other/2`);
  for (const [at, path] of paths.entries()) {
    const [one = "", other = ""] = [ones[at], others[at]];
    expect(nonceIn(one), path).not.toBe(nonceIn(other));
    expect(`${one}${other}`, path).not.toMatch(/A{20}|Z{20}/);
    expect(comparablePage(one), path).toBe(comparablePage(other));
  }
});

const signOutForm = 'action="/odhlaseni"';

test("customers share a page that names none of them, and each keeps it to the sign-out", async () => {
  const cookies = await Promise.all(["Kunhuta", "Hedvika"].map((firstname) => registeredCookie(firstname)));
  const [one = "", other = ""] = cookies;
  // The first page opens a customer's cart, so it is rendered for that customer alone.
  for (const cookie of cookies) expect((await get({ path: "/1/muzi", cookie })).status).toBe(200);
  for (const path of ["/", "/1/muzi", "/hledani?q=bunda", "/prodejny", await product()]) {
    await expectOnePage({ path, cookie: one }, { path, cookie: other });
    const html = await (await get({ path, cookie: one })).text();
    expect(html.includes(signOutForm), path).toBe(true);
    expect(/kunhuta|hedvika/i.test(html), path).toBe(false);
    expect(await (await get({ path, cookie: known })).text(), path).not.toContain(signOutForm);
  }
  const signOut = { method: "POST", redirect: "manual", headers: { Cookie: one, Origin: shop.url } } as const;
  expect((await fetch(`${shop.url}/odhlaseni`, signOut)).status).toBe(303);
  expect(await (await get({ path: "/1/muzi", cookie: one })).text()).not.toContain(signOutForm);
  expect(await (await get({ path: "/1/muzi", cookie: other })).text()).toContain(signOutForm);
});

async function registeredCookie(firstname: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...evasRegistration, email: `${firstname}@seznam.cz`, firstname, consent: true }),
  });
  const { token } = z.object({ token: z.string() }).parse(await answer.json());
  return `${known}; auth._token.local=${encodeURIComponent(`Bearer ${token}`)}`;
}

function nonceIn(html: string): string | undefined {
  return /nonce="([^"]+)"/.exec(html)?.[1];
}

test("a page that says the same is not sent again, and its copy keeps the policy of its own scripts", async () => {
  const headers = { Cookie: known, "Accept-Encoding": "br" };
  const first = await fetch(`${shop.url}/blog`, { headers });
  const etag = first.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  // A request before the second is over would only renew the cached page.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  for (const turn of ["rendered again", "from the cache"]) {
    const again = await fetch(`${shop.url}/blog`, { headers: { ...headers, "If-None-Match": etag } });
    expect(again.status, turn).toBe(304);
    expect(again.headers.get("Content-Security-Policy"), turn).toBeNull();
    expect(again.headers.get("ETag"), turn).toBe(etag);
  }
  const otherPage = await fetch(`${shop.url}/1/muzi`, { headers: { ...headers, "If-None-Match": etag } });
  expect(otherPage.status).toBe(200);
  const withCart = { ...headers, Cookie: `${known}; cart.tempId=${"c".repeat(22)}` };
  const whole = await fetch(`${shop.url}/blog`, { headers: withCart });
  await whole.text();
  const itsTag = whole.headers.get("ETag") ?? "none";
  const next = await fetch(`${shop.url}/blog`, { headers: { ...withCart, "If-None-Match": itsTag } });
  expect(next.status, "a form key that may have been used").toBe(200);
});

test.each(["/", "/1/muzi", "/1001/panske-bundy/panska-kozena-bunda-matej", "/sk", "/sk/1/muzi", "/hledani?q=bunda"])(
  "%s asks for its fonts after its text, is drawn without them, and is not sent again",
  async (path) => {
    const headers = { Cookie: known, "User-Agent": browser, "Sec-Fetch-Site": "none" };
    const answer = await fetch(shop.url + path, { headers });
    expect(answer.headers.get("Link") ?? "").not.toContain("font");
    const html = await answer.text();
    const fonts = [...html.matchAll(/<link[^>]*as="font"[^>]*>/g)];
    expect(fonts).toHaveLength(3);
    for (const { 0: link, index } of fonts) {
      expect(link).toContain('fetchpriority="low"');
      expect(index).toBeGreaterThan(html.indexOf("</main>"));
    }
    const faces = html.match(/@font-face\{[^}]*url\([^}]*\}/g) ?? [];
    expect(faces.length).toBeGreaterThan(1);
    for (const face of faces) expect(face).toContain("font-display:swap");
    const etag = answer.headers.get("ETag") ?? "none";
    expect((await fetch(shop.url + path, { headers: { ...headers, "If-None-Match": etag } })).status).toBe(304);
  },
);

test.each(["/kosik", "/wishlist", "/prihlaseni"])("%s is rendered for each visitor", async (path) => {
  expect(await nonceOf({ path, cookie: known })).not.toBe(await nonceOf({ path, cookie: known }));
});

test("redirects and errors are not cached", async () => {
  for (const path of ["/muzi", "/1001", "/neexistuje", "/1/muzi?strana=999"]) {
    const asked = () => fetch(shop.url + path, { headers: { Cookie: known }, redirect: "manual" });
    const [one, other] = [await asked(), await asked()];
    expect([one.headers.get("ETag"), other.headers.get("ETag")], path).toEqual([null, null]);
    expect(await one.text(), path).not.toContain(other.headers.get("X-Request-Id"));
  }
});

test("a visitor of a campaign keeps its parameters where an address has moved", async () => {
  const answer = await fetch(`${shop.url}/1001?gclid=EAIaIQ`, { headers: { Cookie: known }, redirect: "manual" });
  expect(answer.headers.get("Location")).toMatch(/\?gclid=EAIaIQ$/);
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
  "closed",
  '"closed"',
  "c%6Cosed",
  "open",
  "banner.promo=closed",
  "light=on",
  "on",
  "off",
  "",
  "%",
  "1001.1002",
  "technical",
  "technical.analytical",
  "technical.analytical.marketing",
  "cs",
  "sk",
  "A".repeat(22),
  "short",
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
    // A page with a notice, here a forged one, is never cached.
    const fresh = await pageFor("/blog", { ...headers, Cookie: `${cookie}; notice=x` });
    expect(comparablePage(kept), cookie).toBe(comparablePage(fresh));
    made.set(cookie, kept);
  }
  expect(made.size).toBeGreaterThan(100);
}, 60_000);

test("a cached page contains neither the host nor the id of its request", async () => {
  const headers = { Cookie: known, "Accept-Encoding": "br", "User-Agent": browser };
  for (const path of ["/", "/1/muzi", "/prodejny", "/hledani?q=bunda", await product()]) {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    const { head, body } = await rawRequest(
      shop.url,
      requestLines({ target: path, host: "evil.example", headers: lines }),
    );
    expect(body, path).not.toBe("");
    const next = await fetch(shop.url + path, { headers });
    const html = await next.text();
    expect(html, path).not.toContain("evil.example");
    expect(html, path).not.toContain(/X-Request-Id: (\S+)/i.exec(head)?.[1]);
    expect(html, path).not.toContain(next.headers.get("X-Request-Id"));
  }
});

test("a page names its fonts after its text, as what may come last", async () => {
  const html = await (await get({ path: "/1/muzi" })).text();
  const [before = "", after = ""] = html.split("</main>");
  const font = /<link rel="preload" as="font"[^>]*>/g;
  expect(before).not.toMatch(font);
  const preloads = after.match(font) ?? [];
  expect(preloads.length).toBeGreaterThan(0);
  expect(preloads.filter((preload) => !preload.includes('fetchpriority="low"'))).toEqual([]);
  const sheet = /href="(\/assets\/shop-[^"]+\.css)"/.exec(html)?.[1] ?? "";
  const css = await (await get({ path: sheet })).text();
  const fetched = css.match(/@font-face\s*\{[^}]*url\([^}]*\}/g) ?? [];
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((face) => !/font-display:\s*swap/.test(face))).toEqual([]);
});
