import { afterAll, beforeAll, expect, test } from "vitest";

import { comparablePage } from "../support/comparablePage";
import { rawRequest, requestLines } from "../support/rawRequest";
import { openShop, type RunningShop } from "../support/shop/runningShop";

/** One shop runs as it is, the other with every workaround of the server turned off. */
let shop: RunningShop;
let plain: RunningShop;

beforeAll(async () => {
  [shop, plain] = await Promise.all([
    openShop({ environment: { LOG_LEVEL: "silent" } }),
    openShop({ environment: { LOG_LEVEL: "silent", PLAIN: "1" } }),
  ]);
}, 120_000);
afterAll(() => Promise.all([shop.stop(), plain.stop()]));

const paths = ["/", "/1/muzi", "/1001", "/kosik", "/blog", "/hledani?q=bunda", "/sk/prihlaseni", "/sk/9/zeny?strana=2"];

async function pageOf({ url }: RunningShop, path: string): Promise<string> {
  const answer = await fetch(url + path, { headers: { Cookie: "i18n_redirected=cs" } });
  expect(answer.status).toBe(200);
  return answer.text();
}

function comparable(html: string, { url }: RunningShop): string {
  return comparablePage(html).replaceAll(url, "");
}

/** Returns the page without scripts, links to scripts and React's marks of streamed parts. */
function contentOf(html: string): string {
  return html
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, "")
    .replaceAll(/<link[^>]*(?:rel="modulepreload"|rel="preload" as="(?:script|fetch)")[^>]*>/g, "")
    .replaceAll(/<!--\/?\$?-->/g, "");
}

/** Returns the hydration data in one piece. */
function dataOf(html: string): string {
  const pieces = [...html.matchAll(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g)];
  return pieces.map(([, piece = ""]) => JSON.parse(piece)).join("");
}

test.each(paths)("renderPage: %s has the content and the data that the framework's own stream has", async (path) => {
  const [ours, theirs] = [comparable(await pageOf(shop, path), shop), comparable(await pageOf(plain, path), plain)];
  expect(contentOf(ours)).toBe(contentOf(theirs));
  expect(dataOf(ours).length).toBeGreaterThan(100);
  expect(dataOf(ours)).toBe(dataOf(theirs));
  expect(ours).toContain("streamController.close()");
});

test.each(paths)("deferHydration: no script of %s starts by itself", async (path) => {
  const [ours, theirs] = [await pageOf(shop, path), await pageOf(plain, path)];
  expect(theirs).toMatch(/<script[^>]* type="module"/);
  expect(theirs).toContain('rel="modulepreload"');
  expect(ours).not.toMatch(/<script[^>]* type="module"|rel="modulepreload"/);
  expect(ours.match(/<script[^>]* data-deferred/g)).toHaveLength(1);
});

test("routeSubset: a page tells the browser of the same routes as with all of them", async () => {
  const routesOf = (html: string) => [...html.matchAll(/"id":\s*"([^"]+)"/g)].map(([, id]) => id).sort();
  for (const path of paths) {
    const [ours, theirs] = [routesOf(await pageOf(shop, path)), routesOf(await pageOf(plain, path))];
    expect(theirs.length).toBeGreaterThan(0);
    expect(ours).toEqual(theirs);
  }
});

test("allowCheckedOrigin: a form reaches a shop whose proxy asks it under another name", async () => {
  const send = async ({ url }: RunningShop) => {
    const headers = [`Origin: ${url}`, "Content-Type: application/x-www-form-urlencoded"];
    const form = { method: "POST", target: "/kosik", host: "internal.example", headers, body: "note=x" };
    return (await rawRequest(url, requestLines(form))).status;
  };
  expect(await send(shop)).toBeLessThan(500);
  expect(await send(plain)).toBe(500);
});
