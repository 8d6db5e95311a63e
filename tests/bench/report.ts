import { growthBar, memoryBarsMb, type RatioBar, ratioBars, verdict } from "./bars";
import { sampleName } from "./catalogs";
import type { usageOf } from "./cpu";
import type { Figures } from "./load";
import { kilobytes, megabytes, tableOf } from "./table";
import type { Weight } from "./weight";

/** `bar` is null for a row that has no limit. */
export type Row = { catalog: string; name: string; bar: RatioBar | null; connections: number; figures: Figures };

/** Memory of the shop after the load on one catalog. */
export type Memory = { catalog: string; usage: ReturnType<typeof usageOf> };

export type BenchReport = {
  rows: Row[];
  /** Processor time of the unit (unit.ts), ms, each time that it was measured. */
  unitsMs: number[];
  orderMs: number;
  memory: Memory[];
  weights: Weight[];
};

export function speedTable({ rows, unitsMs }: BenchReport): string {
  const words = ["visit", "conn.", "catalogue"].map((head) => ({ head, align: "left" as const }));
  const numbers = ["visits/s", "p50 ms", "p99 ms", "CPU ms", "ratio", "bar"].map((head) => ({ head }));
  const unitMs = median(unitsMs);
  return tableOf(
    [...words, ...numbers, { head: "verdict", align: "left" }],
    rows.map((row) => [row.name, String(row.connections), row.catalog, ...speedCells(row, unitMs)]),
  );
}

/** Returns the lines about the unit and the figures that have no row of their own. */
export function unitLines({ unitsMs, orderMs }: BenchReport): string {
  const unitMs = median(unitsMs);
  const measured = unitsMs.map((ms) => ms.toFixed(2)).join(", ");
  return [
    `ratio 1 = bare + brotli 5 of the same listing: ${unitMs.toFixed(2)} ms of CPU, the median of ${measured}`,
    `placing an order: ${orderMs.toFixed(1)} ms of CPU, ratio ${(orderMs / unitMs).toFixed(2)}`,
  ].join("\n");
}

export function weightTable({ weights }: BenchReport): string {
  const heads = ["HTML kB", "HTML kB br", "CSS kB gz", "CSS kB br", "JS kB gz", "JS files"];
  return tableOf(
    [{ head: "first load", align: "left" }, ...heads.map((head) => ({ head }))],
    weights.map(({ page, htmlRaw, htmlBr, cssGz, cssBr, jsGz, jsFiles }) => [
      page,
      ...[htmlRaw, htmlBr, cssGz, cssBr, jsGz].map(kilobytes),
      String(jsFiles),
    ]),
  );
}

export function memoryLines({ memory }: BenchReport): string {
  return memory
    .map(({ catalog, usage: { memoryBytes, processes, largestBytes } }) => {
      const bar = memoryBarsMb[catalog];
      const judged = bar ? `, bar ${bar}: ${verdict(largestBytes / 1e6, bar)}` : "";
      const all = `${megabytes(memoryBytes)} MB in ${processes} processes`;
      return `memory after the load, ${catalog}: ${all}; the worker ${megabytes(largestBytes)}${judged}`;
    })
    .join("\n");
}

/**
 * Returns how much more CPU time a visit of each page costs with the largest generated catalog than with the smallest.
 */
export function growthLines({ rows }: BenchReport): string {
  const names = [...new Set(rows.map(({ catalog }) => catalog))];
  const [smallest, ...larger] = names.filter((name) => name !== "-" && name !== sampleName);
  const largest = larger.at(-1);
  if (!smallest || !largest) return "";
  return rows
    .filter(({ catalog }) => catalog === largest)
    .map((row) => {
      const twin = rows.find((other) => other.catalog === smallest && isSameVisit(row, other));
      const times = row.figures.cpuMs / (twin?.figures.cpuMs ?? Number.NaN);
      const judged = `bar ${growthBar}: ${verdict(times, growthBar)}`;
      return `${row.name}, ${row.connections} conn.: ${largest} products cost ${times.toFixed(2)} × ${smallest}, ${judged}`;
    })
    .join("\n");
}

function isSameVisit(a: Row, b: Row): boolean {
  return a.name === b.name && a.connections === b.connections;
}

function speedCells({ figures, bar }: Row, unitMs: number): string[] {
  const { visitsPerSecond, p50Ms, p99Ms, cpuMs } = figures;
  const ratio = cpuMs / unitMs;
  const judged = bar ? [String(ratioBars[bar]), verdict(ratio, ratioBars[bar])] : ["", ""];
  return [
    visitsPerSecond.toFixed(0),
    wholeMs(p50Ms),
    wholeMs(p99Ms),
    cpuMs.toFixed(cpuMs < 1 ? 3 : 2),
    ratio.toFixed(2),
    ...judged,
  ];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function wholeMs(ms: number): string {
  return ms < 1 ? "<1" : String(ms);
}
