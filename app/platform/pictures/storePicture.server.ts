import { createHash, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";

export function pictureFolder(dataDir: string): string {
  return join(dataDir, "pictures");
}

/**
 * Copies a picture into the shop's data folder and returns its stored name,
 * `<stem>-<first 8 hex digits of its SHA-256>.<ext>`, which a stored picture from elsewhere has already. The same bytes
 * keep the same name and are written once, and a reader never sees half a file. Throws when the source cannot be read.
 */
export async function storePicture(dataDir: string, sourceFile: string): Promise<string> {
  const bytes = await readFile(sourceFile);
  const { name: stem, ext } = parse(sourceFile);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const name = stem.endsWith(`-${digest}`) ? `${stem}${ext}` : `${stem}-${digest}${ext}`;
  const folder = pictureFolder(dataDir);
  const target = join(folder, name);
  if (existsSync(target)) return name;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}`);
  await writeFile(unfinished, bytes);
  await rename(unfinished, target);
  return name;
}

/** The name that a stored picture was imported under. */
export function importedName(storedName: string): string {
  return storedName.replace(/-[0-9a-f]{8}(\.[a-z]+)$/, "$1");
}

/** Names of the stored pictures, in alphabetical order. */
export async function listStoredPictures(dataDir: string): Promise<string[]> {
  const folder = pictureFolder(dataDir);
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => !name.startsWith(".")).sort();
}
