import { parseArgs } from "node:util";

const databaseKinds = ["sqlite", "postgres"] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

export type TortureOptions = {
  /** How many minutes each database is tortured. A round that has begun is finished. */
  minutes: number;
  databases: readonly DatabaseKind[];
  /** Names of the scenarios to run; all when empty. */
  only: readonly string[];
  /** The same seed makes the same random choices. */
  seed: number;
};

export function readTortureOptions(args: string[]): TortureOptions {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: "string", default: "10" },
      database: { type: "string", default: "both" },
      only: { type: "string", default: "" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
    },
  });
  return {
    minutes: wholeNumber(values.minutes, "--minutes"),
    databases: databasesNamed(values.database),
    only: values.only.split(",").filter(Boolean),
    seed: wholeNumber(values.seed, "--seed"),
  };
}

function databasesNamed(text: string): readonly DatabaseKind[] {
  const named = databaseKinds.filter((kind) => text === kind || text === "both");
  if (named.length === 0) throw new Error(`--database wants sqlite, postgres or both, not "${text}".`);
  return named;
}

function wholeNumber(text: string, option: string): number {
  if (!/^\d{1,7}$/.test(text)) throw new Error(`${option} wants a whole number, not "${text}".`);
  return Number(text);
}
