import { existsSync } from "node:fs";

import type { DatabaseKind, TortureOptions } from "./options";
import { readTortureOptions } from "./options";
import { openRandom } from "./random";
import { type ScenarioName, scenarios } from "./scenarios";
import { closeStage, openStage, type Stage, workerMemory } from "./stage";
import { isClean, type Result, resultTable, sum, tally } from "./tally";

/**
 * `npm run torture [-- --minutes 10 --database sqlite|postgres|both --only crowd,"kill all" --seed 1]`: breaks the shop
 * in every known way, over and over, and compares what it acknowledged with what it has stored. Needs `npm run build`
 * first. Ends with code 1 when anything was lost, doubled, oversold, responded 5xx or died.
 */
async function torture({ minutes, databases, only, seed }: TortureOptions): Promise<boolean> {
  if (!existsSync("build/server/server.js")) throw new Error("There is no build. Run `npm run build` first.");
  const names = Object.keys(scenarios).filter((name) => only.length === 0 || only.includes(name)) as ScenarioName[];
  if (names.length === 0) throw new Error(`--only wants some of: ${Object.keys(scenarios).join(", ")}.`);
  const results: Result[] = [];
  for (const kind of databases) {
    say(`${kind}: opening the shop, seed ${seed}`);
    results.push(...(await tortureOn(kind, names, { minutes, seed })));
  }
  console.log(`\n${minutes} minutes each, seed ${seed}, Node ${process.version}\n\n${resultTable(results)}`);
  return results.every(({ found }) => isClean(found));
}

async function tortureOn(
  kind: DatabaseKind,
  names: readonly ScenarioName[],
  { minutes, seed }: Pick<TortureOptions, "minutes" | "seed">,
): Promise<Result[]> {
  const stage = await openStage(kind, openRandom(seed));
  const results = new Map<ScenarioName, Result>();
  const deadline = Date.now() + minutes * 60_000;
  try {
    for (let round = 0; round === 0 || Date.now() < deadline; round += 1) {
      for (const name of names) {
        if (round > 0 && Date.now() > deadline) break;
        const { databases, everyRounds } = scenarios[name];
        if (!databases.some((database) => database === kind) || round % everyRounds !== 0) continue;
        results.set(name, await runOnce(stage, name, results.get(name)));
      }
    }
  } finally {
    await closeStage(stage);
  }
  return [...results.values()];
}

async function runOnce(stage: Stage, scenario: ScenarioName, before: Result | undefined): Promise<Result> {
  const startedAt = Date.now();
  const log = stage.shop.log;
  const linesBefore = log.length;
  const plannedBefore = stage.plannedDeaths;
  const { found, remark } = await attempt(stage, scenario);
  const written = (stage.shop.log === log ? log.slice(linesBefore) : stage.shop.log).map(readLine);
  const died = written.filter(({ msg }) => msg === "a worker died").length - (stage.plannedDeaths - plannedBefore);
  const errors = written.filter(({ level, msg }) => level === "error" && msg !== "a worker died");
  const isLying = scenario === "lying gateway";
  const judged = sum(found, tally({ deaths: Math.max(0, died), errorLines: isLying ? 0 : errors.length }));
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const memory = workerMemory(stage).join(" + ");
  say(`${stage.kind} ${scenario}: ${JSON.stringify(judged)} ${remark} ${seconds} s, workers hold ${memory} MB`);
  for (const { msg } of errors.slice(0, 5)) say(`  error line: ${msg}`);
  return {
    database: stage.kind,
    scenario,
    rounds: (before?.rounds ?? 0) + 1,
    found: before ? sum(before.found, judged) : judged,
    remark: remark || before?.remark || "",
  };
}

/** Runs a scenario. One that cannot be carried out is a fault, too, and must not end the torture. */
async function attempt(stage: Stage, scenario: ScenarioName) {
  try {
    const found = await scenarios[scenario].run(stage);
    return found ? { found, remark: "" } : { found: tally({}), remark: "not possible on this machine" };
  } catch (error) {
    return { found: tally({ faults: 1 }), remark: error instanceof Error ? error.message : String(error) };
  }
}

function readLine(line: string): { level?: string; msg?: string } {
  try {
    return JSON.parse(line);
  } catch {
    return { msg: line };
  }
}

/** Writes progress to standard error, so that the table can be redirected to a file. */
function say(step: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${step}\n`);
}

const isGood = await torture(readTortureOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return false;
});
process.exit(isGood ? 0 : 1);
