import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";

import { type Catalogue, cataloguesIn, fill, sampleName } from "./catalogues";
import { usageOf, usageSource } from "./cpu";
import { load, type Visit, warmUp } from "./load";
import { type Options, readOptions } from "./options";
import { record } from "./recording";
import { growthLines, memoryLines, type Report, type Row, speedTable, weightTable } from "./report";
import { type RunningServer, startBare, startShop, stopServersAtExit } from "./servers";
import { findVisits } from "./visits";
import { weigh } from "./weight";

const connectionCounts = [1, 10];
const loadAtStart = loadavg()[0]?.toFixed(1);

/**
 * `npm run bench [-- --quick] [-- --seconds 6] [-- --products 1000,10000,100000]`: what a page costs the server. Needs
 * `npm run build` first. Prints figures and judges none: they depend on the machine, their ratios hardly do.
 */
async function bench(options: Options): Promise<void> {
  if (!existsSync("build/server/server.js"))
    throw new Error("There is no build to measure. Run `npm run build` first.");
  const folder = mkdtempSync(join(tmpdir(), "shop-bench-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  stopServersAtExit();
  const report: Report = { rows: [], bare: [], memory: [], weights: [] };
  for (const catalogue of cataloguesIn(folder, options.productCounts)) await measure(catalogue, options, report);
  print(report, options);
}

async function measure(catalogue: Catalogue, options: Options, report: Report): Promise<void> {
  const { name, dataDir } = catalogue;
  say(`${name}: filling`);
  await fill(catalogue);
  const shop = await startShop(dataDir);
  const visits = await findVisits(shop.origin);
  if (name === sampleName) {
    report.bare.push(...(await measureLimit(shop, visits, join(dataDir, "recording.json"), options)));
    for (const visit of visits) if (visit.method === "GET") report.weights.push(await weigh(shop.origin, visit));
  }
  report.rows.push(...(await loadAll(shop, visits, name, options)));
  report.memory.push({ catalogue: name, bytes: usageOf(shop.pid).memoryBytes });
  await shop.stop();
}

/** The same answers, given by a server that does nothing for them. */
async function measureLimit(shop: RunningServer, visits: Visit[], recording: string, options: Options): Promise<Row[]> {
  await record(shop.origin, visits, recording);
  const bare = await startBare(recording);
  const rows = await loadAll(bare, visits, "bare", options);
  await bare.stop();
  return rows;
}

async function loadAll(
  server: RunningServer,
  visits: Visit[],
  catalogue: string,
  { seconds }: Options,
): Promise<Row[]> {
  const rows: Row[] = [];
  say(`${catalogue}: warming up`);
  for (const visit of visits) await warmUp(server, visit);
  for (const visit of visits) {
    for (const connections of connectionCounts) {
      say(`${catalogue}: ${visit.name}, ${connections} conn.`);
      rows.push({
        catalogue,
        page: visit.name,
        connections,
        figures: await load(server, visit, { connections, seconds }),
      });
    }
  }
  return rows;
}

function print(report: Report, { seconds }: Options): void {
  const machine = `${availableParallelism()} cores, Node ${process.version}, load average at the start ${loadAtStart}`;
  console.log(`\n${machine}; ${seconds} s each, the shop in one process; CPU time from ${usageSource}`);
  console.log("A machine that does other work meanwhile makes every figure worse, CPU time too: trust the ratios.\n");
  const parts = [speedTable(report), growthLines(report), memoryLines(report), weightTable(report)];
  console.log(parts.filter(Boolean).join("\n\n"));
}

/** Progress goes to standard error, so that the tables can be kept in a file. */
function say(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
}

await bench(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
