import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

import { keepTrackOf } from "./children";

export type BenchCatalog = {
  name: string;
  dataDir: string;
  /** Absent on SQLite, whose file is in the data folder. */
  databaseUrl?: string;
  /** Arguments of `npm run shop --` that fill the catalog. */
  command: string[];
};

export const sampleName = "sample";

/**
 * Returns the sample shop and one catalog for each count of products, each with a data folder of its own. None is
 * filled yet.
 */
export function catalogsIn(folder: string, productCounts: number[]): BenchCatalog[] {
  const sample = { name: sampleName, command: ["import", "catalog"] };
  const generated = productCounts.map((count) => ({
    name: count.toLocaleString("en"),
    command: ["generate", "--products", String(count)],
  }));
  return [sample, ...generated].map((catalog, at) => ({ ...catalog, dataDir: join(folder, `${at}`) }));
}

const maxMs = 15 * 60_000;

export async function fill({ dataDir, databaseUrl, command }: BenchCatalog): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const filling = promisify(execFile)(process.execPath, ["--import", "tsx", "app/cli/shop.ts", ...command], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: "warn" },
    timeout: maxMs,
    maxBuffer: 64e6,
  });
  keepTrackOf(filling.child);
  await filling.catch((error: { stderr?: string }) => {
    const errorOutput = error.stderr?.trim().split("\n").slice(-5).join("\n");
    throw new Error(`The shop command "${command.join(" ")}" failed:\n${errorOutput}`, { cause: error });
  });
}
