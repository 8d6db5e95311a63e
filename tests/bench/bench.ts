import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { startPostgres } from "../support/shop/postgres";

import { type BenchCatalog, catalogsIn, fill, sampleName } from "./catalogs";
import { stopChildrenAtExit } from "./children";
import { usageOf, usageSource } from "./cpu";
import { exchange } from "./exchange";
import { load, warmUp } from "./load";
import { type BenchOptions, readBenchOptions } from "./options";
import { measureOrders } from "./orders";
import { type BenchReport, growthLines, memoryLines, type Row, speedTable, unitLines, weightTable } from "./report";
import { type RunningServer, startBare, startBenchShop } from "./servers";
import { bareVisit, unitVisit } from "./unit";
import { findVisits, type JudgedVisit, listingPath } from "./visits";
import { weigh } from "./weight";

type Shop = { catalog: BenchCatalog; server: RunningServer; visits: JudgedVisit[] };

const buyers = 40;
const loadAtStart = loadavg()[0]?.toFixed(1);

/**
 * `npm run bench [-- --quick --seconds 6 --products 1000,10000,100000 --postgres]`: measures what visits cost the
 * server, as ratios to a unit measured in the same run (unit.ts), and checks them against their bars (bars.ts). Needs
 * `npm run build` first. On Postgres the CPU is that of the shop alone. `--quick` takes two minutes: it measures only
 * the sample shop.
 */
async function bench(options: BenchOptions): Promise<void> {
  if (!existsSync("build/server/server.js"))
    throw new Error("There is no build to measure. Run `npm run build` first.");
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  stopChildrenAtExit();
  const postgres = options.isOnPostgres ? await startPostgres() : null;
  const shops: Shop[] = [];
  for (const [at, catalog] of catalogsIn(folder, options.productCounts).entries()) {
    await postgres?.createDatabase(`shop${at}`);
    shops.push(await openShop(postgres ? { ...catalog, databaseUrl: postgres.urlOf(`shop${at}`) } : catalog));
  }
  const sample = sampleOf(shops);
  const bare = await openBare(sample, join(folder, "listing.html"));
  const speed = await loadAll({ shops, bare }, options);
  const memory = shops.map(({ catalog, server }) => ({ catalog: catalog.name, usage: usageOf(server.pid) }));
  say("orders and weights");
  const orderMs = await measureOrders(sample.server, sample.catalog, buyers);
  print({ ...speed, orderMs, memory, weights: await weighPages(sample) }, options);
  await Promise.all([bare, ...shops.map(({ server }) => server)].map((server) => server.stop()));
  await postgres?.stop();
}

async function openShop(catalog: BenchCatalog): Promise<Shop> {
  say(`${catalog.name}: filling and opening`);
  await fill(catalog);
  const server = await startBenchShop(catalog);
  return { catalog, server, visits: await findVisits(server.origin) };
}

async function openBare({ server }: Shop, file: string): Promise<RunningServer> {
  const { text } = await exchange(server.origin + listingPath);
  writeFileSync(file, text);
  return startBare(file);
}

type Servers = { shops: Shop[]; bare: RunningServer };

/**
 * Measures one visit after the other, each on all shops in turn, so that what is compared is measured within seconds of
 * each other.
 */
async function loadAll(
  { shops, bare }: Servers,
  options: BenchOptions,
): Promise<Pick<BenchReport, "rows" | "unitsMs">> {
  const rows: Row[] = [];
  const unitsMs: number[] = [];
  const { visits } = sampleOf(shops);
  const connections = options.connectionCounts.at(-1) ?? 1;
  const measureUnit = async () => {
    await warmUp(bare, unitVisit, options.warmUpRequests);
    unitsMs.push((await load(bare, unitVisit, { ...options, connections })).cpuMs);
  };
  for (const [at, { name }] of visits.entries()) {
    if (at % Math.ceil(visits.length / 2) === 0) await measureUnit();
    say(name);
    rows.push(...(await loadVisit(name, shops, options)));
  }
  await measureUnit();
  const figures = await load(bare, bareVisit, { ...options, connections });
  rows.push({ catalog: "-", name: "bare node:http", bar: null, connections, figures });
  return { rows, unitsMs };
}

async function loadVisit(name: string, shops: Shop[], options: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { catalog, server, visits } of shops) {
    const visit = visits.find((known) => known.name === name);
    if (!visit) continue;
    await warmUp(server, visit, options.warmUpRequests);
    for (const connections of options.connectionCounts) {
      const figures = await load(server, visit, { ...options, connections });
      rows.push({ catalog: catalog.name, name, bar: visit.bar, connections, figures });
    }
  }
  return rows;
}

async function weighPages({ server, visits }: Shop) {
  const pages = visits.filter(({ name }) => name.endsWith(", first visit") || name === "cart");
  return Promise.all(pages.map((page) => weigh(server.origin, page)));
}

function sampleOf(shops: Shop[]): Shop {
  const sample = shops.find(({ catalog }) => catalog.name === sampleName);
  if (!sample) throw new Error("The sample shop is not among the servers.");
  return sample;
}

function print(report: BenchReport, { seconds }: BenchOptions): void {
  const machine = `${availableParallelism()} cores, Node ${process.version}, load average at the start ${loadAtStart}`;
  console.log(`\n${machine}; ${seconds} s each, a shop with one worker; CPU time from ${usageSource}`);
  console.log("A machine that does other work meanwhile makes every figure worse, CPU time too: trust the ratios.\n");
  const parts = [speedTable(report), unitLines(report), growthLines(report), memoryLines(report), weightTable(report)];
  console.log(parts.filter(Boolean).join("\n\n"));
}

/** Writes progress to standard error, so that the tables can be redirected to a file. */
function say(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
}

await bench(readBenchOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
