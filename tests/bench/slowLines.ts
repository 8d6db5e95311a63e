import { parseArgs } from "node:util";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

import { openSampleShop, phone, processorSlowdown } from "./sampleShop";
import { type RunningServer, startBenchShop } from "./servers";
import { buySlowly } from "./slowPurchase";

/** Bytes a second and milliseconds there and back. */
const lines = {
  "slow 3G": { bytesPerSecond: 50_000, latencyMs: 400 },
  "2G": { bytesPerSecond: 6_250, latencyMs: 500 },
} as const;
type Line = keyof typeof lines;

const visitors = {
  "with JavaScript": { javaScriptEnabled: true, isLite: false },
  "without JavaScript": { javaScriptEnabled: false, isLite: false },
  "light version": { javaScriptEnabled: true, isLite: true },
} as const;
type Visitor = (typeof visitors)[keyof typeof visitors];

const pages = { home: "/", listing: "/1/muzi", product: "/1001" } as const;

const lookEveryMs = 25;
const maxMs = 90_000;

type Sight = { usableSeconds: number; kilobytes: number };

/**
 * `npm run bench:lines [-- --runs 3]`: how long a phone with an empty cache waits on a slow line until the first product
 * with its price is on the screen, and how much is sent in all, and how long a whole purchase waits. Medians; needs `npm run build` first.
 */
async function benchSlowLines(runs: number): Promise<void> {
  const { catalog, browser } = await openSampleShop();
  const shop = await startBenchShop(catalog);
  console.log(`seconds to the first product and price / kB in all, medians of ${runs}`);
  for (const line of Object.keys(lines) as Line[]) {
    for (const [page, path] of Object.entries(pages)) {
      const cells: string[] = [];
      for (const visitor of Object.values(visitors)) {
        const sights: Sight[] = [];
        for (let run = 0; run < runs; run += 1) sights.push(await firstSight(browser, shop, { path, line, visitor }));
        cells.push(`${median(sights, "usableSeconds").toFixed(1)} / ${median(sights, "kilobytes").toFixed(0)}`);
      }
      console.log(`| ${line} | ${page} | ${cells.join(" | ")} |`);
    }
  }
  await benchPurchases(browser, shop);
  await browser.close();
  await shop.stop();
}

/** Without scripts and in the light version, where each step is a page of its own. */
async function benchPurchases(browser: Browser, { origin }: RunningServer): Promise<void> {
  for (const name of ["without JavaScript", "light version"] as const) {
    const context = await openContext(browser, origin, visitors[name]);
    const { page } = await openSlowPage(context, "slow 3G");
    const { seconds, kilobytes } = await buySlowly(context, page, origin);
    console.log(`| slow 3G | whole purchase, ${name} | ${seconds.toFixed(1)} / ${kilobytes.toFixed(0)} |`);
    await context.close();
  }
}

async function openContext(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: visitor.javaScriptEnabled });
  const cookies = [
    { name: "i18n_redirected", value: "cs" },
    ...(visitor.isLite ? [{ name: "light", value: "on" }] : []),
  ];
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: origin })));
  return context;
}

type Wanted = { path: string; line: Line; visitor: Visitor };

async function firstSight(browser: Browser, { origin }: RunningServer, wanted: Wanted): Promise<Sight> {
  const context = await openContext(browser, origin, wanted.visitor);
  try {
    const { page, session } = await openSlowPage(context, wanted.line);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    const startedAt = performance.now();
    await page.goto(origin + wanted.path, { waitUntil: "commit", timeout: maxMs });
    const usableSeconds = ((await untilUsable(page)) - startedAt) / 1000;
    await page.waitForLoadState("networkidle", { timeout: 3 * maxMs });
    return { usableSeconds, kilobytes: bytes / 1000 };
  } finally {
    await context.close();
  }
}

async function openSlowPage(context: BrowserContext, line: Line): Promise<{ page: Page; session: CDPSession }> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const { bytesPerSecond, latencyMs } = lines[line];
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  return { page, session };
}

/** The moment at which the page has been painted with a price beside a product's name. */
async function untilUsable(page: Page): Promise<number> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    if (await page.evaluate(hasPaintedPrice).catch(() => false)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error("no price was seen");
}

/** Runs in the browser, also where the page's own scripts do not. */
function hasPaintedPrice(): boolean {
  const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
  const texts = [...document.querySelectorAll("main p, main strong, main span")];
  return (
    isPainted && texts.some((text) => /\d\s*Kč/.test(text.textContent ?? "") && text.getBoundingClientRect().height > 0)
  );
}

function median(sights: Sight[], figure: keyof Sight): number {
  const sorted = sights.map((sight) => sight[figure]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
await benchSlowLines(Number(values.runs));
