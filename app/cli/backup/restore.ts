import { resolve } from "node:path";

import { restoreBackup } from "~/platform/backup/restore.server";
import { readStorageUrl } from "~/platform/storage/storageUrl";

import { parseArguments } from "../parseArguments";
import type { CommandContext } from "../runShop";
import { UsageError } from "../terminal";

export const restoreUsage = "restore <folder>";

/**
 * `restore <folder>`: restores a backup into the DATA_DIR, and DATABASE_URL, of the environment, which hold no shop
 * yet.
 */
export async function runRestore({ args, terminal }: Pick<CommandContext, "args" | "terminal">, env = process.env) {
  const [folder, ...rest] = parseArguments({ args, allowPositionals: true, options: {} }).positionals;
  if (!folder || rest.length > 0) throw new UsageError("Name the folder of one backup.");
  const target = {
    dataDir: resolve(env.DATA_DIR || "data"),
    databaseUrl: env.DATABASE_URL || undefined,
    objectStorage: env.STORAGE_URL ? readStorageUrl(env.STORAGE_URL) : undefined,
  };
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
