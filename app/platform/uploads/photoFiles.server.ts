import { isId } from "../database/idShape";
import type { StoragePlace } from "../storage/fileStore";
import { openStore } from "../storage/openStore.server";

/** Returns the key of a photo in the storage. */
function photoKey(id: string): string {
  return `uploads/${id}.jpg`;
}

/** Returns where a photo's file is, for staff. */
export function photoPath(place: StoragePlace, id: string): string {
  return openStore(place).placeOf(photoKey(id));
}

export async function writePhoto(place: StoragePlace, id: string, bytes: Buffer): Promise<void> {
  await openStore(place).write(photoKey(id), bytes);
}

/** Returns a photo's file; null without one. The caller has checked the id, and that the visitor may see the photo. */
export async function readPhoto(place: StoragePlace, id: string): Promise<Buffer | null> {
  return openStore(place).read(photoKey(id));
}

/**
 * Returns the ids of the files that were written before an instant. A file with another name, such as an unfinished
 * one, has no id.
 */
export async function listFilesBefore(
  place: StoragePlace,
  before: number,
): Promise<{ file: string; id: string | null }[]> {
  const old = (await openStore(place).list("uploads")).filter(({ writtenAt }) => writtenAt < before);
  return old.map(({ name }) => {
    const id = name.replace(/\.jpg$/, "");
    return { file: `uploads/${name}`, id: isId(id) ? id : null };
  });
}
