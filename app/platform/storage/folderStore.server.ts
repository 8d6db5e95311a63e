import { randomUUID } from "node:crypto";
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import type { FileStore, StoredFile } from "./fileStore";

/** Opens a store in the folders `pictures/` and `uploads/` of the data folder, which only their owner can read. */
export function openFolderStore(dataDir: string): FileStore {
  const pathOf = (name: string) => join(dataDir, name);
  return {
    read: (name) => nullIfMissing(readFile(pathOf(name))),
    has: async (name) => (await nullIfMissing(access(pathOf(name)))) !== null,
    write: (name, bytes) => writeWhole(pathOf(name), bytes),
    remove: (name) => rm(pathOf(name), { force: true }),
    list: (area) => listFolder(join(dataDir, area)),
    placeOf: pathOf,
  };
}

/** Writes a temporary file and renames it, so that a reader sees the whole file or none. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  try {
    await writeFile(aside, bytes, { mode: 0o600 });
    await rename(aside, path);
  } finally {
    await rm(aside, { force: true });
  }
}

async function listFolder(folder: string): Promise<StoredFile[]> {
  const names = (await nullIfMissing(readdir(folder))) ?? [];
  const found: StoredFile[] = [];
  for (const name of names.sort()) {
    // A file that another process has just deleted is left out.
    const status = await nullIfMissing(stat(join(folder, name)));
    if (status?.isFile()) found.push({ name, writtenAt: status.mtimeMs });
  }
  return found;
}

const missing = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

async function nullIfMissing<Result>(asked: Promise<Result>): Promise<Result | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && "code" in error && missing.has(String(error.code))) return null;
    throw error;
  }
}
