import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { startPostgres } from "../support/shop/postgres";

import { type BenchCatalog, catalogsIn, fill, sampleName } from "./catalogs";
import { stopChildrenAtExit } from "./children";
import { usageOf, usageSource } from "./cpu";
import { type BenchVisit, load, warmUp } from "./load";
import { type BenchOptions, readBenchOptions } from "./options";
import { record } from "./recording";
import { type BenchReport, bareName, growthLines, memoryLines, type Row, speedTable, weightTable } from "./report";
import { type RunningServer, startBare, startBenchShop } from "./servers";
import { findVisits } from "./visits";
import { weigh } from "./weight";

type Target = { name: string; server: RunningServer; visits: BenchVisit[] };

const connectionCounts = [1, 10];
const loadAtStart = loadavg()[0]?.toFixed(1);

/**
 * `npm run bench [-- --quick --seconds 6 --products 1000,10000,100000 --postgres]`: what a page costs the server. Needs
 * `npm run build` first. On Postgres the CPU is that of the shop alone. Prints figures and judges none: they depend on the machine, their ratios hardly do.
 */
async function bench(options: BenchOptions): Promise<void> {
  if (!existsSync("build/server/server.js"))
    throw new Error("There is no build to measure. Run `npm run build` first.");
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  stopChildrenAtExit();
  const postgres = options.isOnPostgres ? await startPostgres() : null;
  const shops: Target[] = [];
  for (const [at, catalog] of catalogsIn(folder, options.productCounts).entries()) {
    await postgres?.createDatabase(`shop${at}`);
    shops.push(await openShop(postgres ? { ...catalog, databaseUrl: postgres.urlOf(`shop${at}`) } : catalog));
  }
  const targets = [await openBare(shops, join(folder, "recording.json")), ...shops];
  for (const target of targets) await warm(target);
  const report: BenchReport = {
    rows: await loadAll(targets, options),
    memory: shops.map(({ name, server }) => ({ catalog: name, bytes: usageOf(server.pid).memoryBytes })),
    weights: await weighPages(shops),
  };
  await Promise.all(targets.map(({ server }) => server.stop()));
  await postgres?.stop();
  print(report, options);
}

async function openShop(catalog: BenchCatalog): Promise<Target> {
  say(`${catalog.name}: filling and opening`);
  await fill(catalog);
  const server = await startBenchShop(catalog);
  return { name: catalog.name, server, visits: await findVisits(server.origin) };
}

/** Gives the sample shop's answers without doing anything for them. */
async function openBare(shops: Target[], recording: string): Promise<Target> {
  const { server, visits } = sampleOf(shops);
  await record(server.origin, visits, recording);
  return { name: bareName, server: await startBare(recording), visits };
}

async function warm({ name, server, visits }: Target): Promise<void> {
  say(`${name}: warming up`);
  for (const visit of visits) await warmUp(server, visit);
}

/** Page by page, each on all servers in turn: what is compared is measured within seconds of each other. */
async function loadAll(targets: Target[], { seconds }: BenchOptions): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name: page } of sampleOf(targets).visits) {
    for (const connections of connectionCounts) {
      say(`${page}, ${connections} conn.`);
      for (const { name, server, visits } of targets) {
        for (const visit of visits.filter((one) => one.name === page)) {
          rows.push({
            catalog: name,
            page,
            connections,
            figures: await load(server, visit, { connections, seconds }),
          });
        }
      }
    }
  }
  return rows;
}

async function weighPages(shops: Target[]) {
  const { server, visits } = sampleOf(shops);
  const pages = visits.filter(({ method }) => method === "GET");
  return Promise.all(pages.map((page) => weigh(server.origin, page)));
}

function sampleOf(targets: Target[]): Target {
  const sample = targets.find(({ name }) => name === sampleName);
  if (!sample) throw new Error("The sample shop is not among the servers.");
  return sample;
}

function print(report: BenchReport, { seconds }: BenchOptions): void {
  const machine = `${availableParallelism()} cores, Node ${process.version}, load average at the start ${loadAtStart}`;
  console.log(`\n${machine}; ${seconds} s each, a shop in one process; CPU time from ${usageSource}`);
  console.log("A machine that does other work meanwhile makes every figure worse, CPU time too: trust the ratios.\n");
  const parts = [speedTable(report), growthLines(report), memoryLines(report), weightTable(report)];
  console.log(parts.filter(Boolean).join("\n\n"));
}

/** Progress goes to standard error, so that the tables can be kept in a file. */
function say(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
}

await bench(readBenchOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
