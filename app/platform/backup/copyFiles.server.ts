import { copyFile, mkdir, readdir, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * Copies a file, or a folder with everything below it, while the shop is running. Links are followed, unfinished files
 * are left out, and files that are deleted during the copy are skipped.
 */
export async function copyFiles(source: string, target: string): Promise<void> {
  if (isUnfinished(basename(source))) return;
  try {
    const stats = await stat(source);
    if (stats.isDirectory()) return await copyFolder(source, target);
    await copyFile(source, target);
    await utimes(target, stats.atime, stats.mtime);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

async function copyFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const name of await readdir(source)) await copyFiles(join(source, name), join(target, name));
}

function isUnfinished(name: string): boolean {
  return name.startsWith(".") || name.endsWith(".part");
}

function isGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
