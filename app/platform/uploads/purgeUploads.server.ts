import type { World } from "../process/world.server";
import { openStore } from "../storage/openStore.server";
import { dayMs } from "../time/durations";
import { listFilesBefore } from "./photoFiles.server";
import { deleteUnclaimedBefore, readKnownIds } from "./upload.queries.server";

const batch = 200;

/**
 * Deletes photos that were not claimed within a day, and files without a row: those of deleted claims, and those that a
 * crash left. Any number of processes may run it concurrently.
 */
export async function purgeUploads({ db, environment, now }: Pick<World, "db" | "environment" | "now">): Promise<void> {
  await deleteUnclaimedBefore(db, now() - dayMs);
  // A file is written shortly before its row, so a recent file may have no row yet.
  const files = await listFilesBefore(environment, now() - dayMs / 24);
  const store = openStore(environment);
  for (let start = 0; start < files.length; start += batch) {
    const some = files.slice(start, start + batch);
    const known = await readKnownIds(db, some.flatMap(({ id }) => id ?? []).concat(""));
    for (const { file, id } of some) if (id === null || !known.has(id)) await store.remove(file);
  }
}
