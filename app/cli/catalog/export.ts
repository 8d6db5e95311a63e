import { resolve } from "node:path";

import { exportCatalog } from "~/features/catalogExport/exportCatalog.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const exportUsage = "export <folder>";

const maxLines = 20;

/**
 * `export <folder>`: writes the whole catalog in the format of an import. Returns 1 when nothing is written, or a
 * picture is missing.
 */
export async function runExport({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [folder, ...rest] = parseArguments(exportUsage, { args, allowPositionals: true, options: {} }).positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name one folder, a new or an empty one.");
  const outcome = await exportCatalog(await openWorld(), resolve(folder));
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { counts, pictures, missing } = outcome;
  for (const name of missing.slice(0, maxLines)) terminal.printError(`The picture ${name} has no file in the shop.`);
  if (missing.length > maxLines) terminal.printError(`… and ${missing.length - maxLines} more.`);
  const what = Object.entries(counts).map(([file, count]) => `${count} ${file.replace(".ndjson", "")}`);
  terminal.print(`Exported: ${[...what, `${pictures} pictures`].join(", ")}.`);
  return missing.length > 0 ? 1 : 0;
}
