import { sql } from "kysely";

import type { Db } from "../database/database.server";

/** A stored photo; `id` names its file and cannot be guessed. */
export type Photo = { id: string; widthPx: number; heightPx: number };

/** Stores a photo without a claim. A claim says what the photo was sent with, such as `service:<id>`. */
export async function insertPhoto(
  db: Db,
  photo: Photo,
  { bytes, now, networkHash = null }: { bytes: number; now: number; networkHash?: string | null },
): Promise<void> {
  await db
    .insertInto("upload")
    .values({
      id: photo.id,
      claim: null,
      position: 0,
      width_px: photo.widthPx,
      height_px: photo.heightPx,
      bytes,
      created_at: now,
      network_hash: networkHash,
    })
    .execute();
}

/** Returns the photos that nobody has claimed yet, in the order of the ids; others are left out. */
export async function readUnclaimed(db: Db, ids: readonly string[]): Promise<Photo[]> {
  if (ids.length === 0) return [];
  const found = await photos(db).where("claim", "is", null).where("id", "in", ids).execute();
  return ids.flatMap((id) => found.filter((photo) => photo.id === id));
}

/**
 * Claims unclaimed photos, in the order of the ids, for what they were sent with. Call it in the use case's
 * transaction.
 */
export async function claimPhotos(db: Db, claim: string, ids: readonly string[]): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const given = { claim, position: index + 1, network_hash: null };
    await db.updateTable("upload").set(given).where("id", "=", id).where("claim", "is", null).execute();
  }
}

export async function readPhotos(db: Db, claim: string): Promise<Photo[]> {
  return photos(db).where("claim", "=", claim).orderBy("position").execute();
}

/** Counts the unclaimed photos of all visitors, or those of one network. */
export async function countUnclaimed(db: Db, networkHash?: string): Promise<number> {
  const { count } = await db
    .selectFrom("upload")
    .where("claim", "is", null)
    .$if(networkHash !== undefined, (query) => query.where("network_hash", "=", networkHash ?? null))
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the rows of a claim's photos. `purgeUploads` then deletes the files. */
export async function deletePhotos(db: Db, claim: string): Promise<void> {
  await db.deleteFrom("upload").where("claim", "=", claim).execute();
}

export async function deleteUnclaimedBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("upload").where("claim", "is", null).where("created_at", "<", before).execute();
}

export async function readKnownIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom("upload").where("id", "in", ids).select("id").execute();
  return new Set(rows.map(({ id }) => id));
}

function photos(db: Db) {
  return db.selectFrom("upload").select(["id", "width_px as widthPx", "height_px as heightPx"]);
}
