import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

import { ensureBrowser } from "./browser/browser";

type Step = { name: string; command: string[] };

const steps: Step[] = [
  { name: "style", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "--noEmit"] },
  // One after the other: at once they take longer than the sum on two cores.
  { name: "rules, queries and use cases on SQLite", command: vitest("sqlite") },
  { name: "queries and use cases on Postgres", command: vitest("postgres") },
  { name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] },
  { name: "crowds, sudden ends and bad requests over HTTP", command: vitest("http") },
  { name: "journeys in a browser", command: ["playwright", "test"] },
];

/** `npm test`: everything that must pass before a change is merged. Stops at the first failure. */
rmSync("test-results", { recursive: true, force: true });
ensureBrowser();
let isGood = true;
for (const [index, { name, command }] of steps.entries()) {
  const startedAt = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const { status } = spawnSync("npx", command, { stdio: "inherit" });
  console.log(
    `[${index + 1}/${steps.length}] ${name}: ${status === 0 ? "good" : "FAILED"}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  isGood = status === 0 && countTests().failed === 0;
  if (!isGood) break;
}
const { passed, failed } = countTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 && passed > 0 ? 0 : 1;

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
