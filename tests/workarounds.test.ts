import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { encode } from "turbo-stream";
import { afterEach, expect, test, vi } from "vitest";

import { decodePageData } from "~/platform/workarounds/decodePageData";
import { lostChunks } from "~/platform/workarounds/lostChunks.vite";
import { readPlain, workaroundNames } from "~/platform/workarounds/workarounds";

afterEach(() => vi.unstubAllGlobals());

const folder = "app/platform/workarounds";

test.each(workaroundNames)("%s has a file, a switch, a test of its name and a row in the documentation", (name) => {
  expect(readdirSync(folder).filter((file) => file.startsWith(`${name}.`)).length).toBeGreaterThan(0);
  expect(readFileSync("docs/workarounds.md", "utf8")).toContain(`| \`${name}\` |`);
  expect(shopSources()).toMatch(new RegExp(`PLAIN_${name}\\b|has\\("${name}"\\)`));
  expect(testSources()).toMatch(new RegExp(`[("\`]${name}: `));
});

test("every file of the folder belongs to a workaround", () => {
  const known = new Set<string>([...workaroundNames, "workarounds"]);
  expect(readdirSync(folder).filter((file) => !known.has(file.split(".")[0] ?? ""))).toEqual([]);
});

test("PLAIN turns off all workarounds or those named, and nothing else", () => {
  expect([...(readPlain("1") ?? [])]).toEqual(workaroundNames);
  expect([...(readPlain("pageCache,renderPage") ?? [])]).toEqual(["pageCache", "renderPage"]);
  expect([...(readPlain("") ?? ["?"])]).toEqual([]);
  expect(readPlain("2")).toBeNull();
  expect(readPlain("toString")).toBeNull();
});

test("lostChunks: the framework still reloads in one place where its route modules are lost", () => {
  const framework = dirname(createRequire(import.meta.url).resolve("@remix-run/react/package.json"));
  const file = join(framework, "dist/esm/routeModules.js");
  const { transform } = lostChunks();
  if (typeof transform !== "function") throw new Error("the plugin transforms nothing");
  const context = Object.assign(Object.create(null), {
    error: (message: string) => {
      throw new Error(message);
    },
  });
  const source = readFileSync(file, "utf8");
  expect(source.split("window.location.reload();")).toHaveLength(2);
  expect(JSON.stringify(transform.call(context, source, file))).toContain("chunk-lost");
  expect(() => transform.call(context, "", file)).toThrow("lostChunks");
});

test("decodePageData: the framework's root throws the promise that decodes the page's data", async () => {
  const shop = { future: { v3_singleFetch: true }, stream: encode({ loaderData: { root: 1 } }), state: undefined };
  vi.stubGlobal("window", { __remixContext: shop });
  await decodePageData();
  expect(shop.state).toEqual({ loaderData: { root: 1 } });
});

function shopSources(): string {
  return ["server.ts", "vite.config.ts", ...sourcesIn("app", /\.tsx?$/)]
    .map((file) => readFileSync(file, "utf8"))
    .join();
}

function testSources(): string {
  return [...sourcesIn("tests", /\.(spec|test)\.ts$/), ...sourcesIn(folder, /\.test\.tsx?$/)]
    .map((file) => readFileSync(file, "utf8"))
    .join();
}

function sourcesIn(root: string, kind: RegExp): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => kind.test(file))
    .map((file) => join(root, file));
}
