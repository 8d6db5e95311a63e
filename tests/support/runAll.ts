import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";

import { ensureBrowser } from "./browser/browser";

/** One step of the test run; its commands run in parallel. */
type Step = { name: string; commands: string[][] };

const steps: Step[] = [
  { name: "style", commands: [["biome", "check", "."]] },
  // Each of these commands keeps one processor busy.
  {
    name: "types and build",
    commands: [
      ["tsc", "--noEmit"],
      ["remix", "vite:build", "--logLevel", "warn"],
    ],
  },
  // These run one after the other: on two cores they take longer in parallel than one by one.
  { name: "rules, queries and use cases on SQLite", commands: [vitest("sqlite")] },
  { name: "queries and use cases on Postgres", commands: [vitest("postgres")] },
  { name: "crowds, sudden ends and bad requests over HTTP", commands: [vitest("http")] },
  { name: "journeys in a browser", commands: [["playwright", "test"]] },
];

/** `npm test`: everything that must pass before a change is merged. Stops at the first failure. */
rmSync("test-results", { recursive: true, force: true });
ensureBrowser();
let isGood = true;
for (const [index, { name, commands }] of steps.entries()) {
  const startedAt = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const isDone = (await Promise.all(commands.map(run))).every((status) => status === 0);
  console.log(
    `[${index + 1}/${steps.length}] ${name}: ${isDone ? "good" : "FAILED"}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  isGood = isDone && countTests().failed === 0;
  if (!isGood) break;
}
const { passed, failed } = countTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 && passed > 0 ? 0 : 1;

/** Resolves to the command's exit status; null if a signal ended it. */
async function run(command: string[]): Promise<number | null> {
  const [status] = await once(spawn("npx", command, { stdio: "inherit" }), "exit");
  return status;
}

function vitest(project: string): string[] {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=test-results/${project}.json`];
  return ["vitest", "run", "--project", project, ...reporters];
}

function countTests() {
  const reports = ["sqlite", "postgres", "http"].map((project) => readReport(`test-results/${project}.json`));
  const stats = readReport("test-results/journeys.json")?.stats;
  const sumOf = (name: string) => reports.reduce((sum, report) => sum + numberAt(report, name), 0);
  return {
    passed: sumOf("numPassedTests") + numberAt(stats, "expected"),
    failed: sumOf("numFailedTests") + numberAt(stats, "unexpected") + numberAt(stats, "flaky"),
  };
}

function readReport(file: string): Record<string, unknown> | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

function numberAt(report: unknown, name: string): number {
  if (typeof report !== "object" || report === null) return 0;
  const value = Object.entries(report).find(([key]) => key === name)?.[1];
  return typeof value === "number" ? value : 0;
}
