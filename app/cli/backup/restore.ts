import { resolve } from "node:path";

import { restoreBackup } from "~/platform/backup/restore.server";
import { requireOwner } from "~/platform/process/dataFolder.server";
import { readDataPlaces } from "~/platform/process/environment.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const restoreUsage = "restore <folder>";

/**
 * `restore <folder>`: restores a backup into the DATA_DIR, DATABASE_URL and STORAGE_URL of the environment, which hold
 * no shop yet. Throws EnvironmentError when one of them is wrong, so that nothing is restored to another place.
 */
export async function runRestore({ args, terminal }: Pick<CommandContext, "args" | "terminal">, env = process.env) {
  const [folder, ...rest] = parseArguments(restoreUsage, { args, allowPositionals: true, options: {} }).positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name the folder of one backup.");
  const target = readDataPlaces(env);
  requireOwner(target.dataDir);
  process.umask(0o077);
  const outcome = await restoreBackup(target, resolve(folder));
  if (!outcome.ok) {
    for (const problem of outcome.problems) terminal.printError(problem);
    return 1;
  }
  terminal.print(
    `Restored into ${target.dataDir}: the shop ${outcome.manifest.shop} as of ${outcome.manifest.madeAt}.`,
  );
  return 0;
}
