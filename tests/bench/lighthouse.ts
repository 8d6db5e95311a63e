import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

import { findFullBrowser } from "../support/browser/browser";
import { lighthouseBars } from "./bars";
import { keepTrackOf } from "./children";
import { exchange } from "./exchange";
import { benchProductPaths } from "./pages";
import { fillCart, findPurchases } from "./purchases";
import { openSampleShop, samplePages } from "./sampleShop";
import { startBenchShop } from "./servers";
import { tableOf } from "./table";

/**
 * Lighthouse is fetched by npx, so that the installation stays small without it; this is the last version that runs on
 * Node 20.
 */
const lighthouse = "lighthouse@12.8.2";

type Figure = keyof typeof lighthouseBars;
type Audit = Record<Figure, number>;
type Screen = { name: string; url: string; cookie: string };

/**
 * `npm run bench:lighthouse [-- --runs 5 --only cart]`: runs Lighthouse's audit of a phone on a slow connection
 * (simulated), for a first visit of home, listing, product and search and for a filled cart. The results are medians,
 * each with its bar. Needs `npm run build` first, and at its first run the network.
 */
async function benchLighthouse(runs: number, only: string): Promise<void> {
  const { catalog, browser } = await openSampleShop();
  await browser.close();
  const shop = await startBenchShop(catalog);
  const rows: string[][] = [];
  for (const screen of (await screensOf(shop.origin)).filter(({ name }) => name.includes(only))) {
    const audits: Audit[] = [];
    for (let run = 0; run < runs; run += 1) audits.push(await audit(screen));
    rows.push([screen.name, ...figures.map((figure) => judged(figure, audits))]);
    console.log(rows.at(-1)?.join("  "));
  }
  await shop.stop();
  const columns = [{ head: "", align: "left" as const }, ...figures.map((figure) => ({ head: headOf(figure) }))];
  console.log(`\nLighthouse, mobile, medians of ${runs}\n${tableOf(columns, rows)}`);
}

const figures = Object.keys(lighthouseBars) as Figure[];

async function screensOf(origin: string): Promise<Screen[]> {
  const paths = benchProductPaths((await exchange(origin + samplePages.listing)).text);
  const cart = await fillCart(origin, await findPurchases(origin, paths));
  const pages = { ...samplePages, search: "/hledani?q=kozena+bunda" };
  return [
    ...Object.entries(pages).map(([name, path]) => ({ name, url: origin + path, cookie: "" })),
    { name: "cart", url: `${origin}/kosik`, cookie: cart },
  ];
}

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.object({
    "largest-contentful-paint": z.object({ numericValue: z.number() }),
    "cumulative-layout-shift": z.object({ numericValue: z.number() }),
  }),
});

/** Now and then Chromium records no trace and the audit fails; it is then repeated. */
const tries = 3;

async function audit(screen: Screen, triesLeft = tries): Promise<Audit> {
  try {
    return await auditOnce(screen);
  } catch (error) {
    if (triesLeft <= 1) throw error;
    return audit(screen, triesLeft - 1);
  }
}

async function auditOnce({ url, cookie }: Screen): Promise<Audit> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  try {
    const [output, headers] = [join(folder, "report.json"), join(folder, "headers.json")];
    writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}));
    await run([url, "--quiet", "--output=json", `--output-path=${output}`, `--extra-headers=${headers}`]);
    const { categories, audits } = report.parse(JSON.parse(readFileSync(output, "utf8")));
    const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    return {
      performance: scoreOf("performance"),
      accessibility: scoreOf("accessibility"),
      "best-practices": scoreOf("best-practices"),
      lcp: Number((audits["largest-contentful-paint"].numericValue / 1_000).toFixed(2)),
      cls: Number(audits["cumulative-layout-shift"].numericValue.toFixed(3)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(args: string[]): Promise<void> {
  const chrome = findFullBrowser();
  const given = [
    "--only-categories=performance,accessibility,best-practices",
    "--chrome-flags=--headless --no-sandbox",
  ];
  const child = keepTrackOf(
    spawn("npx", ["--yes", lighthouse, ...args, ...given], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, ...(chrome ? { CHROME_PATH: chrome } : {}) },
    }),
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}.`);
}

function judged(figure: Figure, audits: readonly Audit[]): string {
  const values = audits.map((audit) => audit[figure]).sort((a, b) => a - b);
  const median = values[Math.floor(values.length / 2)] ?? Number.NaN;
  const bar = lighthouseBars[figure];
  const holds = isScore(figure) ? median >= bar : median <= bar;
  return holds ? String(median) : `${median} MISSED`;
}

function headOf(figure: Figure): string {
  const bar = lighthouseBars[figure];
  return isScore(figure) ? `${figure} ≥ ${bar}` : `${figure} ≤ ${bar}`;
}

function isScore(figure: Figure): boolean {
  return figure !== "lcp" && figure !== "cls";
}

const { values } = parseArgs({
  options: { runs: { type: "string", default: "5" }, only: { type: "string", default: "" } },
});
await benchLighthouse(Number(values.runs), values.only);
