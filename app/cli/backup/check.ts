import { resolve } from "node:path";

import { readPictureFiles } from "~/features/catalogExport/pictureFiles.queries.server";
import { checkBackup, findDamage } from "~/platform/backup/checkBackup.server";
import { listStoredPictures } from "~/platform/pictures/storePicture.server";

import { parseArguments } from "../parseArguments";
import type { CommandContext, OpenedShop } from "../runShop";
import { UsageError } from "../terminal";

export const checkUsage = "check [<backup>]";

const maxLines = 50;

/** `check`: says whether the shop, or a backup, is complete: its database, and every file that the database names. */
export async function runCheck({ args, terminal, openWorld }: CommandContext): Promise<number> {
  const [folder, ...rest] = parseArguments(checkUsage, { args, allowPositionals: true, options: {} }).positionals;
  if (rest.length > 0) throw new UsageError("Name one backup, or none to check the shop.");
  const problems = folder ? (await checkBackup(resolve(folder))).problems : await checkShop(await openWorld());
  for (const problem of problems.slice(0, maxLines)) terminal.printError(problem);
  if (problems.length > maxLines) terminal.printError(`… and ${problems.length - maxLines} more.`);
  if (problems.length === 0) terminal.print(folder ? "The backup is whole." : "The shop is whole.");
  return problems.length === 0 ? 0 : 1;
}

async function checkShop({ db, environment }: OpenedShop): Promise<string[]> {
  const damage = environment.databaseUrl ? [] : await findDamage(db);
  const stored = new Set(await listStoredPictures(environment));
  const missing = (await readPictureFiles(db)).filter((name) => !stored.has(name));
  return [...damage, ...missing.map((name) => `The picture ${name} has no file.`)];
}
