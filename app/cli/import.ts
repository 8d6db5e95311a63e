import { existsSync } from "node:fs";
import { resolve } from "node:path";

import type { Problem } from "~/features/catalogImport/catalog";
import { hasRows, type ImportOutcome, importFolder } from "~/features/catalogImport/importFolder.server";

import { parseArguments } from "./parseArguments";
import { openProgress } from "./progress";
import type { CommandContext } from "./runShop";
import { type Terminal, UsageError } from "./terminal";

export const importUsage = "import <folder> [--dry-run] [--skip-bad] [--stock]";

/**
 * `import <folder> [--dry-run] [--skip-bad] [--stock]`: returns 0 when the catalog has been imported (or could be), 1
 * when not.
 */
export async function runImport({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const { folder, ...choices } = parseOptions(args);
  const progress = openProgress(terminal, "products");
  const world = await openWorld();
  const outcome = await importFolder(world, folder, { ...choices, onProgress: progress.report, actor: world.actor });
  progress.finish();
  printProblems(outcome.problems, terminal);
  terminal[outcome.ok ? "print" : "printError"](summaryOf(outcome));
  return outcome.ok ? 0 : 1;
}

function parseOptions(args: string[]) {
  const { values, positionals } = parseArguments(importUsage, {
    args,
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      "skip-bad": { type: "boolean", default: false },
      stock: { type: "boolean", default: false },
    },
  });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name one folder.");
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}.`);
  return {
    folder: resolve(folder),
    isDryRun: values["dry-run"],
    skipsBad: values["skip-bad"],
    setsStock: values.stock,
  };
}

const maxLines = 200;

function printProblems(problems: readonly Problem[], terminal: Terminal) {
  for (const { file, line, reason } of problems.slice(0, maxLines)) terminal.printError(`${file}:${line} ${reason}`);
  if (problems.length > maxLines) terminal.printError(`… and ${problems.length - maxLines} more.`);
}

function summaryOf(outcome: ImportOutcome): string {
  const { counts, problems } = outcome;
  const badRows = new Set(problems.map(({ file, line }) => `${file}:${line}`)).size;
  const others = hasRows(counts) ? "--skip-bad imports the others." : "There are no others.";
  if (!outcome.ok) return `Nothing was imported, for bad rows: ${badRows}. ${others}`;
  const done = outcome.isDryRun ? "Could be imported" : "Imported";
  const what = Object.entries(counts).map(([noun, count]) => `${count} ${noun}`);
  return `${done}: ${what.join(", ")}.${badRows > 0 ? ` Bad rows left out: ${badRows}.` : ""}`;
}
