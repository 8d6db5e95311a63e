import { afterAll, beforeAll, expect, test } from "vitest";

import { book } from "~/addressBook";
import { openScreens } from "~/redactPath";
import routes from "~/routes";

import { documentedOperations } from "../support/api/apiDocument";
import { openShop, type RunningShop } from "../support/shop/runningShop";

let shop: RunningShop;
beforeAll(async () => {
  shop = await openShop({ isFilled: false, environment: { LOG_LEVEL: "trace" } });
}, 60_000);
afterAll(() => shop.stop());

/** Routes that are no screens, and API calls, whose parameters are public. */
const openRoutes = ["img/*", "*", "api/*", "api/:first/:second", "banner/:id", "sk/banner/:id"];
const openCalls = /^\/api\/(?:catalog|pages|settings|search|stores|blog|carriers|payments)\//;

/** Returns every pattern of the route table and the API document with a secret, as `:name`. */
function secretPatterns(): string[] {
  const open = openScreens.map((screen) => Object.entries(book).find(([name]) => name === screen)?.[1]);
  const openPaths = [...open.flatMap((path) => [`${path}`.slice(1), `sk${path}`]), ...openRoutes];
  const screens = routes.flatMap(({ path = "" }) =>
    /[:*]/.test(path) && !openPaths.includes(path) ? [`/${path}`] : [],
  );
  const calls = documentedOperations().flatMap(({ path }) =>
    openCalls.test(path) ? [] : [path.replace(/\{(\w+)\}/g, ":$1")],
  );
  return [...screens, ...new Set(calls)].filter((pattern) => /:(?!locale\b)|\*/.test(pattern));
}

/** Returns a value without the shape of a secret, so that only a declared route redacts it. */
function secretAt(index: number): string {
  return `tajne${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`;
}

test("no secret of any path is logged, for a page, a data request, a form or a call", async () => {
  const paths = secretPatterns().map((pattern, index) => {
    const withLocale = pattern.replace(":locale", "cs").replace("*", "payment/transId/:id.json");
    return withLocale.replace(/:\w+\??/g, secretAt(index));
  });
  expect(paths.length).toBeGreaterThan(25);
  const variants = paths.flatMap((path) => (path.startsWith("/api") ? [path] : [path, `${path}.data`, `${path}/`]));
  for (const path of variants) {
    const address = `${shop.url + path}?dotaz=tajne-v-dotazu`;
    const headers = { Referer: `${shop.url}/shrnuti/tajne-v-refereru`, Cookie: "cart.tempId=tajne-v-cookie" };
    await (await fetch(address, { headers, redirect: "manual" })).arrayBuffer();
    await (
      await fetch(address, { method: "POST", headers, redirect: "manual", body: new URLSearchParams() })
    ).arrayBuffer();
  }
  // The last log lines may arrive after their responses.
  const countRequests = () => shop.log.filter((line) => line.includes('"msg":"request"')).length;
  await expect.poll(countRequests, { timeout: 10_000 }).toBeGreaterThanOrEqual(2 * variants.length);
  expect(shop.log.filter((line) => line.includes("tajne"))).toEqual([]);
}, 60_000);
