import { readFileSync } from "node:fs";
import { test as base, expect, type Page } from "@playwright/test";

import { isKnownFault } from "./isPlain";
import { slowDown } from "./slowBrowser";
import { anyAddress } from "./visitor";

export type ShopOptions = { shopLocale: "cs" | "sk"; shopDatabase: "sqlite" | "postgres" };

type Shop = {
  locale: "cs" | "sk";
  /** The shop's data folder with its e-mails and pictures. */
  dataDir: string;
  /** Returns a path of the shop version: `/` becomes /sk in Slovak. */
  path: (czechPath: string) => string;
  /** Returns a translated text by its key. */
  text: (key: string, values?: Record<string, string | number>) => string;
};

/** A journey through a running shop, in the language of its project. Errors in the browser's console fail it. */
export const test = base.extend<ShopOptions & { shop: Shop; slowBrowser: undefined; strictConsole: undefined }>({
  shopLocale: ["cs", { option: true }],
  shopDatabase: ["sqlite", { option: true }],
  baseURL: async ({ shopDatabase }, use) => {
    await use(process.env[shopDatabase === "sqlite" ? "SHOP_SQLITE_URL" : "SHOP_POSTGRES_URL"]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": anyAddress() });
  },
  shop: async ({ shopLocale, shopDatabase }, use) => {
    const dataDir = process.env[shopDatabase === "sqlite" ? "SHOP_SQLITE_DATA" : "SHOP_POSTGRES_DATA"] ?? "";
    await use({
      locale: shopLocale,
      dataDir,
      path: (czechPath) => (shopLocale === "cs" ? czechPath : `/sk${czechPath === "/" ? "" : czechPath}`),
      text: (key, values) => textOf(shopLocale, key, values),
    });
  },
  slowBrowser: [
    async ({ page }, use) => {
      if (process.env.SLOW) await slowDown(page, process.env.SLOW);
      await use(undefined);
    },
    { auto: true },
  ],
  strictConsole: [
    async ({ page }, use) => {
      const consoleErrors: string[] = [];
      page.on("pageerror", (error) => consoleErrors.push(error.stack ?? error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isAnswerOfTheTest(message.text())) consoleErrors.push(message.text());
      });
      await use(undefined);
      expect(consoleErrors.filter((error) => !isKnownFault(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page };

/**
 * Holds back a page's scripts, or those whose URL matches, as a slow connection does, until the returned function is
 * called.
 */
export async function holdScripts(page: Page, urls = "**/assets/*.js"): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resume) => {
    letGo = resume;
  });
  await page.route(urls, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Lets held scripts go and waits until the code that imported the one matching `url` has drawn what it draws. */
export async function letScriptRun(page: Page, url: RegExp, letGo: () => void): Promise<void> {
  const [response] = await Promise.all([page.waitForResponse(url), letGo()]);
  await page.evaluate(async (script) => {
    await import(script);
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  }, response.url());
}

/** Returns true for the console error of a 4xx response, which Chromium always logs, although some tests expect one. */
function isAnswerOfTheTest(text: string): boolean {
  return /status of (?:404|422)/.test(text);
}

function textOf(locale: string, key: string, values: Record<string, string | number> = {}): string {
  const [namespace, path = ""] = key.split(":");
  let found: unknown = JSON.parse(readFileSync(`locales/${locale}/${namespace}.json`, "utf8"));
  for (const step of path.split(".")) {
    found =
      typeof found === "object" && found !== null
        ? Object.entries(found).find(([name]) => name === step)?.[1]
        : undefined;
  }
  if (typeof found !== "string") throw new Error(`no text ${locale} ${key}`);
  return found.replace(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ""));
}
