import { readdir, stat, unlink } from "node:fs/promises";
import { join } from "node:path";

/** Deletes e-mail files in the data folder's `outbox` that were written before an instant. */
export async function purgeOutboxFiles(dataDir: string, before: number): Promise<void> {
  const folder = join(dataDir, "outbox");
  // Without the folder no e-mail was ever written; a file that is missing was deleted by another process.
  for (const name of await readdir(folder).catch(() => [])) {
    const file = join(folder, name);
    const found = name.endsWith(".eml") ? await stat(file).catch(() => undefined) : undefined;
    if (found && found.mtimeMs < before) await unlink(file).catch(() => undefined);
  }
}
