import { sampleName } from "./catalogs";
import type { Figures } from "./load";
import { kilobytes, megabytes, tableOf } from "./table";
import type { Weight } from "./weight";

export const bareName = "bare node:http";

export type Row = { catalog: string; page: string; connections: number; figures: Figures };

/** Resident memory of the shop's processes after the load on one catalog. */
export type Memory = { catalog: string; bytes: number };

export type BenchReport = { rows: Row[]; memory: Memory[]; weights: Weight[] };

export function speedTable({ rows }: BenchReport): string {
  const words = ["page", "conn.", "catalogue"].map((head) => ({ head, align: "left" as const }));
  const numbers = ["req/s", "p50 ms", "p99 ms", "CPU ms", "CPU × bare"].map((head) => ({ head }));
  return tableOf(
    [...words, ...numbers],
    rows.map((row) => [
      row.page,
      String(row.connections),
      row.catalog,
      ...speedCells(row, twinOf(row, bareName, rows)),
    ]),
  );
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
  return memory.map(({ catalog, bytes }) => `memory after the load, ${catalog}: ${megabytes(bytes)} MB`).join("\n");
}

/** How much dearer each page is with the largest generated catalog than with the smallest, in CPU time a request. */
export function growthLines({ rows }: BenchReport): string {
  const names = [...new Set(rows.map(({ catalog }) => catalog))];
  const [smallest, ...larger] = names.filter((name) => name !== bareName && name !== sampleName);
  const largest = larger.at(-1);
  if (!smallest || !largest) return "";
  return rows
    .filter(({ catalog }) => catalog === largest)
    .map((row) => {
      const times = row.figures.cpuMs / (twinOf(row, smallest, rows)?.figures.cpuMs ?? Number.NaN);
      return `${row.page}, ${row.connections} conn.: ${largest} products cost ${times.toFixed(2)} × ${smallest}`;
    })
    .join("\n");
}

/** The same page under the same load on another server. */
function twinOf({ page, connections }: Row, catalog: string, rows: Row[]): Row | undefined {
  return rows.find((row) => row.catalog === catalog && row.page === page && row.connections === connections);
}

function speedCells({ figures }: Row, bare: Row | undefined): string[] {
  const { requestsPerSecond, p50Ms, p99Ms, cpuMs } = figures;
  const ratio = bare ? cpuMs / bare.figures.cpuMs : Number.NaN;
  return [
    requestsPerSecond.toFixed(0),
    wholeMs(p50Ms),
    wholeMs(p99Ms),
    cpuMs.toFixed(cpuMs < 1 ? 3 : 2),
    ratio.toFixed(0),
  ];
}

function wholeMs(ms: number): string {
  return ms < 1 ? "<1" : String(ms);
}
