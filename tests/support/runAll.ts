import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

import { ensureBrowser } from "./browser";

type Step = { name: string; command: string[] };

const steps: Step[] = [
  { name: "style", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "--noEmit"] },
  {
    name: "rules, queries and deeds on SQLite and Postgres",
    command: ["vitest", "run", "--reporter=default", "--reporter=json", "--outputFile.json=test-results/units.json"],
  },
  { name: "build", command: ["remix", "vite:build", "--logLevel", "warn"] },
  { name: "journeys in a browser", command: ["playwright", "test"] },
];

/** `npm test`: everything that must hold before a change lands. Stops at the first step that fails. */
rmSync("test-results", { recursive: true, force: true });
ensureBrowser();
let isGood = true;
for (const [index, { name, command }] of steps.entries()) {
  const startedAt = Date.now();
  console.log(`\n[${index + 1}/${steps.length}] ${name}`);
  const { status } = spawnSync("npx", command, { stdio: "inherit", env: { ...process.env, NODE_ENV: "" } });
  console.log(`[${index + 1}/${steps.length}] ${name}: ${status === 0 ? "good" : "FAILED"}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  isGood = status === 0;
  if (!isGood) break;
}
const { passed, failed } = countTests();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = isGood && failed === 0 && passed > 0 ? 0 : 1;

function countTests() {
  const units = readReport("test-results/units.json");
  const journeys = readReport("test-results/journeys.json");
  return {
    passed: numberAt(units, "numPassedTests") + numberAt(journeys?.stats, "expected"),
    failed: numberAt(units, "numFailedTests") + numberAt(journeys?.stats, "unexpected") + numberAt(journeys?.stats, "flaky"),
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
