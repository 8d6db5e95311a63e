import { resolve } from "node:path";

import { backUp } from "~/platform/backup/backup.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const backupUsage = "backup <folder>";

/** `backup <folder>`: writes everything that cannot be made again into a new folder, while the shop goes on. */
export async function runBackup({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [folder, ...rest] = parseArguments({ args, allowPositionals: true, options: {} }).positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name one folder, a new or an empty one.");
  const outcome = await backUp(await openWorld(), resolve(folder));
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { database, files } = outcome.manifest;
  terminal.print(`Backed up: ${database} and ${Object.keys(files).length - 1} other files, in ${folder}.`);
  return 0;
}
