import { sampleName } from "./catalogues";
import type { Figures } from "./load";
import { kilobytes, megabytes, tableOf } from "./table";
import type { Weight } from "./weight";

export type Row = { catalogue: string; page: string; connections: number; figures: Figures };

/** Resident memory of the shop's processes after the load on one catalogue. */
export type Memory = { catalogue: string; bytes: number };

export type Report = { rows: Row[]; bare: Row[]; memory: Memory[]; weights: Weight[] };

export function speedTable({ rows, bare }: Report): string {
  const columns = [
    { head: "catalogue", align: "left" as const },
    { head: "page", align: "left" as const },
    ...["conn.", "req/s", "p50 ms", "p99 ms", "CPU ms", "bare req/s", "bare CPU ms", "CPU × bare"].map((head) => ({
      head,
    })),
  ];
  return tableOf(
    columns,
    rows.map((row) => {
      const limit = bare.find(({ page, connections }) => page === row.page && connections === row.connections)?.figures;
      return [
        row.catalogue,
        row.page,
        String(row.connections),
        ...speedCells(row.figures),
        ...limitCells(row.figures, limit),
      ];
    }),
  );
}

export function weightTable({ weights }: Report): string {
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

export function memoryLines({ memory }: Report): string {
  return memory.map(({ catalogue, bytes }) => `memory after the load, ${catalogue}: ${megabytes(bytes)} MB`).join("\n");
}

/** How much dearer each page is with the largest generated catalogue than with the smallest, in CPU time a request. */
export function growthLines({ rows }: Report): string {
  const generated = rows.filter(({ catalogue }) => catalogue !== sampleName);
  const [smallest, largest] = [generated.at(0)?.catalogue, generated.at(-1)?.catalogue];
  if (smallest === largest) return "";
  return generated
    .filter(({ catalogue }) => catalogue === largest)
    .flatMap((last) => {
      const first = generated.find(
        (row) => row.catalogue === smallest && row.page === last.page && row.connections === last.connections,
      );
      const times = first && last.figures.cpuMs / first.figures.cpuMs;
      return times
        ? [`${last.page}, ${last.connections} conn.: ${largest} products cost ${times.toFixed(2)} × ${smallest}`]
        : [];
    })
    .join("\n");
}

function speedCells({ requestsPerSecond, p50Ms, p99Ms, cpuMs }: Figures): string[] {
  return [requestsPerSecond.toFixed(0), wholeMs(p50Ms), wholeMs(p99Ms), cpuMs.toFixed(2)];
}

function limitCells({ cpuMs }: Figures, limit: Figures | undefined): string[] {
  if (!limit) return ["", "", ""];
  return [limit.requestsPerSecond.toFixed(0), limit.cpuMs.toFixed(3), (cpuMs / limit.cpuMs).toFixed(0)];
}

function wholeMs(ms: number): string {
  return ms < 1 ? "<1" : String(ms);
}
