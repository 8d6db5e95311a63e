import { parseArgs } from "node:util";
import type { Browser, BrowserContext, Page } from "@playwright/test";

import { openSampleShop, phone, processorSlowdown, samplePages } from "./sampleShop";
import { type RunningServer, startBenchShop } from "./servers";

const inpBarMs = 100;
/** Pause between two taps of one visitor. */
const pauseMs = 700;
const afterLoadMs = [500, 2_000, 5_000] as const;
/** The connection of a phone, which sees the page for the first time. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

/** What is tapped, one after the other; elements that a page lacks are skipped. */
const interactions = {
  menu: {
    path: samplePages.home,
    taps: ["button[popovertarget=nabidka]:not([popovertargetaction])", "#nabidka li button"],
  },
  filter: {
    path: samplePages.listing,
    taps: ["button[popovertarget=filtr]", "#filtr summary", "#filtr details[open] label"],
  },
  "add to cart": {
    path: samplePages.product,
    taps: ["#koupit fieldset:nth-of-type(1) label", "#koupit label[data-offered=yes]", "#koupit button[type=submit]"],
  },
  gallery: { path: samplePages.product, taps: ["section[aria-label] ul + div a, section[aria-label] ul a"] },
} as const;
type Interaction = (typeof interactions)[keyof typeof interactions];

const shops = { "with the delay": {}, "without it": { PLAIN: "deferHydration" } } as const;

/** The slowest response to a tap, and whether the browser left the page, as it does where no script runs yet. */
type Response = { slowestMs: number; hasLeft: boolean };

/**
 * `npm run bench:inp [-- --runs 3]`: measures how long a phone of a quarter of this machine's speed takes to show its
 * response to a tap (INP), half a second, two and five after the page has loaded, with and without deferred hydration.
 * The result is the median of the runs; "page" means that the browser followed a link or sent a form by itself. Needs
 * `npm run build` first.
 */
async function benchInp(runs: number): Promise<void> {
  const { catalog, browser } = await openSampleShop();
  console.log(`milliseconds from a tap to what it shows, bar ${inpBarMs}`);
  console.log(`| | ${afterLoadMs.map((ms) => `${ms / 1000} s after load`).join(" | ")} |`);
  for (const [shop, settings] of Object.entries(shops)) {
    const server = await startBenchShop(catalog, settings);
    for (const [name, interaction] of Object.entries(interactions)) {
      const cells: string[] = [];
      for (const waitMs of afterLoadMs) cells.push(await cellOf({ browser, server, interaction, waitMs, runs }));
      console.log(`| ${name}, ${shop} | ${cells.join(" | ")} |`);
    }
    await server.stop();
  }
  await browser.close();
}

type Measured = { browser: Browser; server: RunningServer; interaction: Interaction; waitMs: number; runs: number };

async function cellOf({ runs, ...measured }: Measured): Promise<string> {
  const responses: Response[] = [];
  for (let run = 0; run < runs; run += 1) responses.push(await respond(measured));
  const sorted = responses.map(({ slowestMs }) => slowestMs).sort((a, b) => a - b);
  const medianMs = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const left = responses.some(({ hasLeft }) => hasLeft) ? ", page" : "";
  return `${medianMs}${medianMs > inpBarMs ? " MISSED" : ""}${left}`;
}

async function respond({ browser, server, interaction, waitMs }: Omit<Measured, "runs">): Promise<Response> {
  const context = await browser.newContext(phone);
  try {
    await acceptCookies(context, server);
    const page = await openOnPhone(context);
    await page.goto(server.origin + interaction.path, { waitUntil: "load" });
    const address = page.url();
    await page.waitForTimeout(waitMs);
    for (const selector of interaction.taps) await tap(page, selector);
    const slowestMs = Number(await page.evaluate(() => sessionStorage.getItem("slowestMs")));
    return { slowestMs, hasLeft: page.url().split(/[?#]/)[0] !== address.split(/[?#]/)[0] };
  } finally {
    await context.close();
  }
}

/** Answers the cookie bar, which would otherwise cover what is tapped. */
function acceptCookies(context: BrowserContext, { origin }: RunningServer): Promise<void> {
  const cookies = { i18n_redirected: "cs", cookie_consent: "technical", "banner.popup": "closed" };
  return context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));
}

async function openOnPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", line);
  await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
  await page.addInitScript(watchResponses);
  return page;
}

async function tap(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).filter({ visible: true }).first();
  if ((await target.count()) === 0) return;
  // Real scrolling would start hydration as a finger's does, but earlier than the tap.
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await target.boundingBox();
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(pauseMs);
}

/**
 * Runs in the browser. It contains no named function, because the loader would mark that with a helper that the page
 * lacks. Responses are stored for the whole tab, since a tap may lead to another page.
 */
function watchResponses(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, "interactionId")) continue;
      const slowestMs = Math.max(Number(sessionStorage.getItem("slowestMs")), entry.duration);
      sessionStorage.setItem("slowestMs", String(slowestMs));
    }
  });
  const options = { type: "event", buffered: true, durationThreshold: 16 };
  observer.observe(options);
}

const { values } = parseArgs({ options: { runs: { type: "string", default: "3" } } });
await benchInp(Number(values.runs));
