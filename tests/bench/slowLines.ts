import { parseArgs } from "node:util";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";

import { lineBars, purchaseBars, verdict } from "./bars";
import { openSampleShop, phone, processorSlowdown, samplePages } from "./sampleShop";
import { type RunningServer, startBenchShop } from "./servers";
import { buySlowly } from "./slowPurchase";
import { tableOf } from "./table";

type Bar = { seconds: number; kilobytes?: number };

/** Bytes a second, and round-trip time in milliseconds, of each connection. */
const lines: Record<keyof typeof lineBars, { bytesPerSecond: number; latencyMs: number }> = {
  "slow 3G": { bytesPerSecond: 50_000, latencyMs: 400 },
  "2G": { bytesPerSecond: 6_250, latencyMs: 500 },
};
type Line = keyof typeof lines;

const visitors = {
  "with JavaScript": { javaScriptEnabled: true, isLite: false },
  "without JavaScript": { javaScriptEnabled: false, isLite: false },
  "lite mode": { javaScriptEnabled: true, isLite: true },
} as const;
type VisitorName = keyof typeof visitors;
type Visitor = (typeof visitors)[VisitorName];

const lookEveryMs = 25;
const maxMs = 90_000;

type Sight = { usableSeconds: number; kilobytes: number };
type Figures = { seconds: number; kilobytes: number };

/**
 * A row of the results: what is measured, by which visitor, and the limit. Only a purchase has a limit of its weight.
 */
type Row = { line: Line; what: keyof typeof samplePages | "whole purchase"; visitor: VisitorName; bar: Bar };

const rows: Row[] = [
  ...keysOf(lines).flatMap((line) =>
    keysOf(samplePages).flatMap((what) =>
      keysOf(visitors).map((visitor): Row => ({ line, what, visitor, bar: lineBars[line][visitor] })),
    ),
  ),
  ...keysOf(purchaseBars).map(
    (visitor): Row => ({ line: "slow 3G", what: "whole purchase", visitor, bar: purchaseBars[visitor] }),
  ),
];

/**
 * `npm run bench:lines [-- --runs 3 --only "2G, home"]`: measures how long a phone with an empty cache waits on a slow
 * connection until the first product with its price is on the screen, and how many bytes are sent in all; and the same
 * for a whole purchase, where each step is a page of its own. The results are medians, each with its bar; `--only`
 * measures the rows whose name has these words. Needs `npm run build` first.
 */
async function benchSlowLines(runs: number, only: string): Promise<void> {
  const { catalog, browser } = await openSampleShop();
  const shop = await startBenchShop(catalog);
  const cells: string[][] = [];
  for (const row of rows.filter((candidate) => nameOf(candidate).includes(only))) {
    const { seconds, kilobytes } = await measure(browser, shop, row, runs);
    const { bar } = row;
    const isMet =
      verdict(seconds, bar.seconds) === "holds" && verdict(kilobytes, bar.kilobytes ?? Infinity) === "holds";
    const figures = [
      seconds.toFixed(1),
      bar.seconds.toFixed(1),
      kilobytes.toFixed(0),
      bar.kilobytes?.toFixed(0) ?? "–",
    ];
    cells.push([nameOf(row), ...figures, isMet ? "holds" : "MISSED"]);
    console.log(cells.at(-1)?.join("  "));
  }
  await browser.close();
  await shop.stop();
  const heads = ["seconds", "bar", "kB in all", "bar", "verdict"];
  console.log(`\nto the first product and price, medians of ${runs}; a purchase once`);
  console.log(tableOf([{ head: "", align: "left" }, ...heads.map((head) => ({ head }))], cells));
}

function nameOf({ line, what, visitor }: Row): string {
  return `${line}, ${what}, ${visitor}`;
}

async function measure(browser: Browser, shop: RunningServer, row: Row, runs: number): Promise<Figures> {
  const { line, what, visitor } = row;
  if (what === "whole purchase") return buyOnce(browser, shop, row);
  const sights: Sight[] = [];
  for (let run = 0; run < runs; run += 1)
    sights.push(await firstSight(browser, shop, { path: samplePages[what], line, visitor: visitors[visitor] }));
  return { seconds: median(sights, "usableSeconds"), kilobytes: median(sights, "kilobytes") };
}

async function buyOnce(browser: Browser, { origin }: RunningServer, { line, visitor }: Row): Promise<Figures> {
  const context = await openContext(browser, origin, visitors[visitor]);
  const { page } = await openSlowPage(context, line);
  const bought = await buySlowly(context, page, { origin });
  await context.close();
  return bought;
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

/** Returns the moment at which a price beside a product's name has been painted. */
async function untilUsable(page: Page): Promise<number> {
  const deadline = performance.now() + maxMs;
  while (performance.now() < deadline) {
    if (await page.evaluate(hasPaintedPrice).catch(() => false)) return performance.now();
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
  throw new Error("no price was seen");
}

/** Runs in the browser, even where the page's own scripts do not. */
function hasPaintedPrice(): boolean {
  const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
  const texts = [...document.querySelectorAll("main p, main strong, main span")];
  return (
    isPainted && texts.some((text) => /\d\s*Kč/.test(text.textContent ?? "") && text.getBoundingClientRect().height > 0)
  );
}

function median(sights: Sight[], figure: keyof Sight): number {
  const sorted = sights.map((sight) => sight[figure]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Returns the keys with their type, which Object.keys loses. */
function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  return Object.keys(record) as Key[];
}

const { values } = parseArgs({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", default: "" } },
});
await benchSlowLines(Number(values.runs), values.only);
