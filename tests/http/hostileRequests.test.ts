import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type RawAnswer, rawRequest, requestLines } from "../support/rawRequest";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({ environment: { LOG_LEVEL: "warn" } });
}, 60_000);
afterAll(() => shop.stop());

type Lines = Parameters<typeof requestLines>[0];

function ask(given: Lines): Promise<RawAnswer> {
  return rawRequest(shop.url, Buffer.from(requestLines(given), "latin1"));
}

const form = ["Content-Type: application/x-www-form-urlencoded"];
const json = ["Content-Type: application/json"];
const pages = ["/", "/1/muzi", "/kosik", "/prihlaseni", "/api/lists/currencies", "/neexistuje", "/robots.txt"];
const methods = [
  "TRACE",
  "PROPFIND",
  "PURGE",
  "LINK",
  "M-SEARCH",
  "OPTIONS",
  "HEAD",
  "DELETE",
  "PUT",
  "PATCH",
  "QUERY",
];

const targets = [
  "//",
  "//evil.example",
  "//evil.example/kosik",
  "///",
  "/\\evil.example",
  "/..//x",
  "/./../x",
  "/sk//x",
  "/?",
  "/#x",
  "/%E0%A4%A",
  "/%",
  "/%00",
  "/x%00y",
  "/1%00/muzi",
  "/1/%00",
  "/%0d%0aX: y",
  "/%FF",
  "/%C0%AE",
  "/a%2fb",
  "/;x",
  "/1/muzi;",
  "/api/%0d%0a",
  "/api/settings/%0d%0aX:%20y",
  "/api/cart/anonymous/cs/%0d%0aSet-Cookie:%20a=b",
  "/api/%E0%A4%A",
  "/api/wishlist/%0d%0a",
  "/api/wishlist/%00",
  "/api/products/cs/%00",
  "/api/lists/__proto__",
  "/api/__proto__",
  "/api/%2e%2e/x",
  "/api//x",
  "/api/settings/cs?x=%E0%A4%A",
  "/api/search/cs?q=%00",
  "/api/search/cs?q=%E0%A4%A",
  "/_root.data",
  "/kosik.data",
  "/kosik.data?_routes=",
  "/kosik.data?_routes=__proto__",
  "/.data",
  "/1/muzi.data.data",
  "/kosik.data?_routes=root,root,x%00",
  "/kosik.data?_routes=cart.cs,nonsense",
  "/neexistuje.data?_routes=root",
  "/?index",
  "/kosik?index",
  "/?index&index=x",
  "/?_data=root",
  "/kosik?_data=cart.cs",
  "/?_data=__proto__",
  "/?__proto__=x",
  "/?__proto__[x]=y",
  "/?a[2000000000]=x",
  "/?constructor.prototype.x=1",
  "/1/muzi?__proto__=x",
  "/1/muzi?strana=%00",
  "/1/muzi?filtr=%00",
  "/1/muzi?barva=%00",
  "/1/muzi?cena-od=%00",
  "/hledani?q=%00",
  "/hledani?q=%FF",
  "/hledani/naseptavac?q=%00",
  "/hledani?q=%E0%A4%A",
  "/1001?barva=%00",
  "/ucet/objednavka/%00",
  "/shrnuti/%00/%00",
  "/wishlist/%00",
  "/blog/%00",
  "/info/%00/%00",
  "/banner/%00",
  "/sk/banner/%00",
  "/newsletter/potvrzeni/%00",
  "/x%00.png",
  "/zmena-hesla/%00",
  "/overeni-e-mailu/%00",
  "/zkusebni-brana?id=%00",
  "/odstoupeni-od-smlouvy/%00/%00",
  "/sluzby/%00",
  "/img/%00",
  "/img/product/thumb/%00",
  "/img/product/thumb/%E0%A4%A.webp",
  "/img/product/thumb/x.webp?w=%00",
  "/assets/%00",
  "/assets/..%2f..%2fpackage.json",
  "/assets/%2e%2e/%2e%2e/package.json",
  "/assets/",
  "/favicon.ico%00",
  "/platba/oznameni",
  "/kosik?adresa=%00",
  "/prodejny?prodejny=%00",
  "/account/addresses?upravit=%00",
  "/kosik/nahled?x[]=%00",
  "/robots.txt/%00",
  "http://evil.example/",
  "http://evil.example/kosik",
  "https://evil.example:99999/",
  "http://[/",
  "http://a b/",
  "ftp://x/",
  "*",
  "x",
  "localhost:80",
  `/?q=${"x".repeat(7_000)}`,
  `/${"a/".repeat(2_000)}`,
  `/hledani?${"q=a&".repeat(1_500)}`,
];

const hosts = [
  "a b",
  "[",
  "]",
  "[::1",
  "[::1]",
  "[x]",
  "",
  " ",
  "a:b",
  "a:99999999",
  "a:-1",
  "localhost:99999",
  "x/y",
  "x?y",
  "x#y",
  "user@host",
  "evil.example",
  "a,b",
  "%00",
  "%",
  "a\\b",
  "<script>",
  "š".repeat(3),
  "a".repeat(300),
  "..",
  "-",
  "\x80",
  "a\tb",
];

const headers = [
  "Cookie: \x80\xff=\xfe",
  `Cookie: ${"a=b; ".repeat(1_500)}`,
  "Cookie: i18n_redirected=%E0%A4%A",
  "Cookie: __proto__=x",
  "Cookie: auth._token.local=%00",
  "Cookie: auth._token.local=Bearer%20%00",
  "Cookie: cart.tempId=%00",
  "Cookie: seen=%00",
  "Cookie: notice=%00; light=%00; cookie_consent=%00",
  "Cookie: seen=99999999999999999999.1",
  "Cookie: banner.promo",
  "Range: bytes=9-1",
  "Range: bytes=0-0,1-1,2-2",
  "Range: lines=x",
  `Range: bytes=${"0-1,".repeat(1_000)}`,
  "Accept-Language: \x80",
  `Accept-Language: ${"a-b;q=9,".repeat(900)}`,
  "Accept-Encoding: br;q=nonsense",
  "Accept: \x00".slice(0, 7),
  "X-Forwarded-Host: a b",
  "X-Forwarded-Host: a:99999999",
  "X-Forwarded-Host: [",
  "X-Forwarded-Proto: javascript",
  "X-Forwarded-For: nonsense",
  "X-Forwarded-For: ,,,",
  "Referer: javascript:x",
  "Referer: http://[",
  "Referer: \x80",
  "Origin: http://[",
  "Origin: \x80",
  "Sec-Fetch-Site: \x80",
  "Save-Data: \x80",
  "If-None-Match: \x80",
  "If-Modified-Since: x",
  "Authorization: Bearer",
  "Authorization: \x80",
  "Authorization: Bearer a b",
  "Expect: 100-continue",
  "Upgrade: websocket",
  "Connection: upgrade\r\nUpgrade: h2c",
  "Host: second.example",
  "Content-Length: 0\r\nContent-Length: 0",
  "User-Agent: \x80",
  "Purpose: prefetch",
  "X-Remix-Redirect: x",
  "Content-Type: \x80",
  "Transfer-Encoding: nonsense",
  "__proto__: x",
];

function isFine({ status }: RawAnswer): boolean {
  return status < 500;
}

async function faults(tried: readonly Lines[]): Promise<string[]> {
  const errorsBefore = errors().length;
  const found: string[] = [];
  for (const lines of tried) {
    const answer = await ask(lines);
    if (!isFine(answer)) found.push(`${answer.status} ${JSON.stringify(lines).slice(0, 200)}`);
  }
  return [...found, ...errors().slice(errorsBefore)];
}

function errors(): string[] {
  return shop.log.filter((line) => /"level":"(?:error|fatal)"|^\s+at /.test(line));
}

const timeoutMs = 60_000;

test(
  "no target of a request is a fault",
  async () => {
    expect(await faults(targets.map((target) => ({ target })))).toEqual([]);
  },
  timeoutMs,
);

test(
  "no form and no body sent to any target is a fault",
  async () => {
    const posts = targets.flatMap((target) => [
      {
        method: "POST",
        target,
        headers: form,
        body: "__proto__=x&a]=y&a[2000000000]=z&email=%00&form=review&id=%00&q=%FF",
      },
      {
        method: "POST",
        target,
        headers: json,
        body: '{"__proto__":{"x":1},"constructor":{"prototype":{}},"email":"\\u0000"}',
      },
    ]);
    expect(await faults(posts)).toEqual([]);
  },
  timeoutMs,
);

test(
  "no Host is a fault, nor is none",
  async () => {
    const given = ["/", "/kosik", "/api/lists/currencies"].flatMap((target) => hosts.map((host) => ({ target, host })));
    expect(await faults([...given, { host: null }])).toEqual([]);
    expect((await ask({ host: "a b" })).status).toBe(400);
    expect((await ask({ host: "[" })).status).toBe(400);
    expect((await ask({ host: null })).status).toBe(400);
  },
  timeoutMs,
);

test(
  "no header is a fault",
  async () => {
    const targets = ["/", "/1/muzi", "/kosik", "/api/lists/currencies", "/favicon.ico", "/1001"];
    expect(await faults(targets.flatMap((target) => headers.map((line) => ({ target, headers: [line] }))))).toEqual([]);
  },
  timeoutMs,
);

test(
  "no method is a fault",
  async () => {
    const given = [...pages, "/kosik.data", "/favicon.ico", "/assets/x.js", "/img/noimage.jpg", "/healthz"];
    expect(await faults(given.flatMap((target) => methods.map((method) => ({ method, target }))))).toEqual([]);
    expect(
      await faults([
        { method: "CONNECT", target: "evil.example:443" },
        { method: "CONNECT", target: "/" },
      ]),
    ).toEqual([]);
  },
  timeoutMs,
);

test("an incomplete or malformed body is a client error", async () => {
  const before = errors().length;
  for (const [target, type] of [
    ["/prihlaseni", form],
    ["/api/auth/login", json],
  ] as const) {
    const headers = [...type, "Transfer-Encoding: chunked", "Expect: 100-continue"];
    const head = requestLines({ method: "POST", target, headers });
    for (const rest of ["3\r\na=1\r\n", "3\r\na=1\r\nno chunk\r\n"]) await breakOff(head, rest);
  }
  await markLog();
  expect(errors().slice(before)).toEqual([]);
});

/** Starts to send a body once the shop reads the request, and disconnects before its end. */
async function breakOff(head: string, rest: string): Promise<void> {
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1");
  socket.on("error", () => {});
  socket.write(head);
  await once(socket, "data");
  socket.end(rest);
  socket.resume();
  await once(socket, "close");
}

/** Resolves when the log has a line that this call causes, and with it all lines that were written before. */
async function markLog(): Promise<void> {
  const countMarks = () => shop.log.filter((line) => line.includes('"event":"bad-token"')).length;
  const before = countMarks();
  await ask({ target: "/api/me", headers: ["Authorization: Bearer unknown"] });
  await vi.waitFor(() => expect(countMarks()).toBeGreaterThan(before));
}

const multipartOf = (boundary: string) => `Content-Type: multipart/form-data; boundary=${boundary}`;

test.each([
  ["a body shorter than it says", { headers: [...form, "Content-Length: 9"], body: undefined }],
  [
    "a charset that is none",
    { headers: ["Content-Type: application/x-www-form-urlencoded; charset=nonsense"], body: "a=b" },
  ],
  ["bytes that are no UTF-8", { headers: form, body: "email=\xff\xfe&\xff=\xff" }],
  ["a multipart form without a boundary", { headers: ["Content-Type: multipart/form-data"], body: "x" }],
  ["a boundary of 71 characters", { headers: [multipartOf("-".repeat(71))], body: "-".repeat(9_000) }],
  ["headers without an end", { headers: [multipartOf("b")], body: `--b\r\n${"a\r\n".repeat(500_000)}` }],
  ["a part without an end", { headers: ["Content-Type: multipart/form-data; boundary=b"], body: "--b\r\n\r\n" }],
  ["a body in a coding that is none", { headers: [...form, "Content-Encoding: gzip"], body: "x" }],
])(
  "%s is no fault",
  async (_what, given) => {
    const said = ["/kosik", "/prihlaseni", "/newsletter", "/1001/x/y", "/kosik.data", "/consent", "/platba/oznameni"];
    said.push("/objednavkovy-formular");
    if (given.body !== undefined)
      return expect(await faults(said.map((target) => ({ method: "POST", target, ...given })))).toEqual([]);
    // The sender disconnects in the middle.
    const before = errors().length;
    await Promise.all(said.map((target) => hangUp(requestLines({ method: "POST", target, ...given }))));
    expect((await ask({})).status).toBe(200);
    expect(errors().slice(before)).toEqual([]);
  },
  timeoutMs,
);

async function hangUp(lines: string): Promise<void> {
  const { connect } = await import("node:net");
  const socket = connect(Number(new URL(shop.url).port), "127.0.0.1", () => socket.end(`${lines}a`));
  socket.on("error", () => undefined);
  await new Promise((closed) => socket.once("close", closed).resume());
}

test.each([
  ["TRACE", "/", "GET, HEAD"],
  ["POST", "/", "GET, HEAD"],
  ["POST", "/blog", "GET, HEAD"],
  ["PUT", "/kosik", "GET, HEAD, POST"],
  ["DELETE", "/sk/kosik", "GET, HEAD, POST"],
  ["PATCH", "/kosik.data", "GET, HEAD, POST"],
  ["PROPFIND", "/1/muzi", "GET, HEAD, POST"],
  ["POST", "/robots.txt", "GET, HEAD"],
  ["DELETE", "/img/noimage.jpg", "GET, HEAD"],
  ["POST", "/healthz", "GET, HEAD"],
  ["GET", "/platba/oznameni", "POST"],
  ["POST", "/api/lists/currencies", "GET, HEAD"],
  ["PUT", "/api/auth/login", "POST"],
  ["TRACE", "/api/lists/currencies", "GET, HEAD"],
])("%s of %s gets 405, and Allow: %s", async (method, target, allowed) => {
  const { status, head } = await ask({ method, target });
  expect(status).toBe(405);
  expect(/^Allow: (.*)$/im.exec(head)?.[1]).toBe(allowed);
});

test.each([
  ["TRACE", "/neexistuje"],
  ["PUT", "/a/b/c/d"],
  ["POST", "/api/nothing"],
  ["DELETE", "/missing.png"],
])("%s of the unknown path %s gets 404", async (method, target) => {
  expect((await ask({ method, target })).status).toBe(404);
});
