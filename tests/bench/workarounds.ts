import type { Browser } from "@playwright/test";

import type { Workaround } from "~/platform/workarounds/workarounds";

import { load, warmUp } from "./load";
import { openSampleShop, phone, processorSlowdown } from "./sampleShop";
import { type RunningServer, startBenchShop } from "./servers";
import { findVisits } from "./visits";

const pairs = 5;
const secondsEach = 2;
const warmUpRequests = 400;

/** A page, and a function that measures it, with a workaround and without. */
type Comparison = { page: string; measure: (server: RunningServer) => Promise<Figures> };
type Figures = Record<string, number>;

/**
 * `npm run bench:workarounds`: measures what each workaround of the server gains, as the median ratio of pairs: the
 * shop as it is and the shop without that workaround are measured in turn. Below 1 is a gain. Needs `npm run build`
 * first.
 */
async function benchWorkarounds(): Promise<void> {
  const { catalog, browser } = await openSampleShop();
  const ours = await startBenchShop(catalog);
  const onServer = await serverComparisons(ours);
  const plan = {
    routeSubset: onServer(["listing, own", "product, own"]),
    renderPage: onServer(["listing, own", "product, own"]),
    pageCache: onServer(["listing, first visit"]),
    deferHydration: browserComparisons(browser),
  } satisfies Partial<Record<Workaround, Comparison[]>>;
  for (const [name, comparisons] of Object.entries(plan)) {
    const plain = await startBenchShop(catalog, { PLAIN: name });
    for (const comparison of comparisons) console.log((await linesOf(name, comparison, ours, plain)).join("\n"));
    await plain.stop();
  }
  await browser.close();
  await ours.stop();
}

async function linesOf(name: string, { page, measure }: Comparison, ours: RunningServer, plain: RunningServer) {
  await measure(ours);
  await measure(plain);
  const measured: { ours: Figures; plain: Figures }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) measured.push({ ours: await measure(ours), plain: await measure(plain) });
  const figures = Object.keys(measured[0]?.ours ?? {});
  return figures.map((figure) => {
    const both = measured.map((each) => [each.ours[figure] ?? 0, each.plain[figure] ?? 0] as const);
    const [mine, theirs] = [median(both.map(([first]) => first)), median(both.map(([, second]) => second))];
    const ratio = median(both.map(([first, second]) => first / second));
    return `${name} · ${page} · ${figure}: ${mine.toFixed(1)} / ${theirs.toFixed(1)}, ratio ${ratio.toFixed(2)}`;
  });
}

/** Compares the processor time of the server for one request. */
async function serverComparisons(server: RunningServer) {
  const visits = await findVisits(server.origin);
  return (pages: string[]): Comparison[] =>
    visits
      .filter(({ name }) => pages.includes(name))
      .map((visit) => ({
        page: visit.name,
        measure: async (measured) => {
          await warmUp(measured, visit, warmUpRequests);
          const { cpuMs } = await load(measured, visit, { connections: 1, seconds: secondsEach });
          return { "processor ms": cpuMs };
        },
      }));
}

/** The connection of a phone, which sees the page for the first time. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const watchedMs = 3_000;

function browserComparisons(browser: Browser): Comparison[] {
  const paths = { home: "/", listing: "/1/muzi", product: "/1001" };
  return Object.entries(paths).map(([page, path]) => ({
    page,
    measure: ({ origin }: RunningServer) => firstSight(browser, origin + path),
  }));
}

async function firstSight(browser: Browser, url: string) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    await page.addInitScript(() => {
      Object.assign(window, { blockedMs: 1 });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries())
          Object.assign(window, { blockedMs: Reflect.get(window, "blockedMs") + duration - 50 });
      }).observe({ type: "longtask", buffered: true });
    });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(watchedMs);
    return await page.evaluate(() => ({
      "first paint ms": performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
      "blocked ms": Number(Reflect.get(window, "blockedMs")),
    }));
  } finally {
    await context.close();
  }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

await benchWorkarounds();
