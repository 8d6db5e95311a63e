import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { parse } from "node:path";

import type { StoragePlace } from "../storage/fileStore";
import { openStore } from "../storage/openStore.server";

/** Returns the key of a picture in the storage. */
export function pictureKey(name: string): string {
  return `pictures/${name}`;
}

/**
 * Copies a picture into the shop's storage and returns its stored name, `<stem>-<first 8 hex digits of its
 * SHA-256>.<ext>`. A file that already has this name, as a stored picture of another shop does, keeps it. The same
 * bytes keep the same name and are written once, and a reader never sees half a file. Throws when the source cannot be
 * read.
 */
export async function storePicture(place: StoragePlace, sourceFile: string): Promise<string> {
  const bytes = await readFile(sourceFile);
  const { name: stem, ext } = parse(sourceFile);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const name = stem.endsWith(`-${digest}`) ? `${stem}${ext}` : `${stem}-${digest}${ext}`;
  const store = openStore(place);
  if (!(await store.has(pictureKey(name)))) await store.write(pictureKey(name), bytes);
  return name;
}

/** Returns the names of the stored pictures, in alphabetical order. */
export async function listStoredPictures(place: StoragePlace): Promise<string[]> {
  const files = await openStore(place).list("pictures");
  return files.map(({ name }) => name).filter((name) => !name.startsWith("."));
}
