import { resolve } from "node:path";

import { readPictureFiles } from "~/features/catalogExport/pictureFiles.queries.server";
import { backUp } from "~/platform/backup/backup.server";
import { isMigrated } from "~/platform/database/migrations.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const backupUsage = "backup <folder>";

/** `backup <folder>`: writes everything that cannot be made again into a new folder, while the shop is running. */
export async function runBackup({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [folder, ...rest] = parseArguments(backupUsage, { args, allowPositionals: true, options: {} }).positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name one folder, a new or an empty one.");
  const world = await openWorld();
  const outcome = await backUp(world, resolve(folder));
  if (!outcome.ok) {
    terminal.printError(outcome.problem);
    return 1;
  }
  const { database, files } = outcome.manifest;
  terminal.print(`Backed up: ${database} and ${Object.keys(files).length - 1} other files, in ${folder}.`);
  const named = (await isMigrated(world.db)) ? await readPictureFiles(world.db) : [];
  const missing = named.filter((name) => !Object.hasOwn(files, `pictures/${name}`)).length;
  if (missing === 0) return 0;
  terminal.printError(`Pictures that the shop names and that are not in the backup: ${missing}. \`check\` names them.`);
  return 1;
}
