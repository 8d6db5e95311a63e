import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

import { ensureBrowser } from "./browser/browser";

type Step = { name: string; command: string[] };

const steps: Step[] = [
  { name: "style", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "--noEmit"] },
  {
    name: "rules, queries and use cases on SQLite and Postgres",
    command: vitest("units", "sqlite", "postgres"),
  },
  { name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] },
  { name: "crowds, sudden ends and bad requests over HTTP", command: vitest("http", "http") },
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

function vitest(report: string, ...projects: string[]): string[] {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=test-results/${report}.json`];
  return ["vitest", "run", ...projects.flatMap((project) => ["--project", project]), ...reporters];
}

function countTests() {
  const [units, http, journeys] = ["units", "http", "journeys"].map((name) => readReport(`test-results/${name}.json`));
  const stats = journeys?.stats;
  return {
    passed: numberAt(units, "numPassedTests") + numberAt(http, "numPassedTests") + numberAt(stats, "expected"),
    failed:
      numberAt(units, "numFailedTests") +
      numberAt(http, "numFailedTests") +
      numberAt(stats, "unexpected") +
      numberAt(stats, "flaky"),
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
