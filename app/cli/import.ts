import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

import type { Problem } from "~/features/catalogImport/catalog";
import { type ImportOutcome, importFolder } from "~/features/catalogImport/importFolder.server";

import { importVouchers } from "~/features/vouchers/importVouchers.server";
import { readWords } from "./parseArguments";
import { openProgress } from "./progress";
import type { CommandContext } from "./runShop";
import { BadUsage, type Terminal } from "./terminal";
import { tellImport } from "./voucher";

/** `import <folder> [--dry-run] [--skip-bad]`: 0 when the catalogue is in the shop (or could be), 1 when it is not. */
export async function runImport({ words, terminal, openWorld }: CommandContext): Promise<number> {
  const { folder, ...choices } = understood(words);
  const progress = openProgress(terminal, "products");
  const world = await openWorld();
  const outcome = await importFolder(world, folder, { ...choices, onProgress: progress.report });
  progress.finish();
  complainAbout(outcome.problems, terminal);
  terminal[outcome.ok ? "say" : "complain"](summaryOf(outcome));
  if (!outcome.ok) return 1;
  const vouchers = join(folder, "vouchers.ndjson");
  if (!existsSync(vouchers)) return 0;
  const terms = { ...choices, now: world.now(), coming: outcome.ids };
  return tellImport(await importVouchers(world.db, vouchers, terms), terminal);
}

function understood(words: string[]) {
  const { values, positionals } = readWords({
    args: words,
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false }, "skip-bad": { type: "boolean", default: false } },
  });
  const [folder, ...rest] = positionals;
  if (!folder || rest.length > 0) throw new BadUsage("Name one folder.");
  if (!existsSync(folder)) throw new BadUsage(`There is no folder ${folder}.`);
  return { folder: resolve(folder), isDryRun: values["dry-run"], skipsBad: values["skip-bad"] };
}

const mostLines = 200;

function complainAbout(problems: readonly Problem[], terminal: Terminal) {
  for (const { file, line, reason } of problems.slice(0, mostLines)) terminal.complain(`${file}:${line} ${reason}`);
  if (problems.length > mostLines) terminal.complain(`… and ${problems.length - mostLines} more.`);
}

function summaryOf(outcome: ImportOutcome): string {
  const { counts, problems } = outcome;
  const badRows = new Set(problems.map(({ file, line }) => `${file}:${line}`)).size;
  if (!outcome.ok) return `Nothing was imported, for bad rows: ${badRows}. --skip-bad imports the others.`;
  const done = outcome.isDryRun ? "Could be imported" : "Imported";
  const what = Object.entries(counts).map(([noun, count]) => `${count} ${noun}`);
  return `${done}: ${what.join(", ")}.${badRows > 0 ? ` Bad rows left out: ${badRows}.` : ""}`;
}
