import { existsSync } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { Db } from "~/platform/database/database.server";
import { pictureKey } from "~/platform/pictures/storePicture.server";
import type { World } from "~/platform/process/world.server";
import type { StoragePlace } from "~/platform/storage/fileStore";
import { openStore } from "~/platform/storage/openStore.server";

import { readBannerRows, readPageRows, readPostCategoryRows, readPostRows } from "./contentRows.queries.server";
import { readPictureFiles } from "./pictureFiles.queries.server";
import { readProductIdsAfter } from "./productRows.queries.server";
import { readProductRows } from "./productRows.server";
import type { RawRow } from "./rawRow";
import { readAttributeRows, readCategoryRows, readColourRows, readStoreRows } from "./shopRows.queries.server";
import { readVoucherRows } from "./voucherRows.queries.server";

export type ExportOutcome =
  /** `counts` is the number of lines of each file; `missing` are pictures that the shop shows but has no file of. */
  { ok: true; counts: Record<string, number>; pictures: number; missing: string[] } | { ok: false; problem: string };

const files: Record<string, (db: Db) => AsyncIterable<RawRow[]>> = {
  "colours.ndjson": inOne(readColourRows),
  "attributes.ndjson": inOne(readAttributeRows),
  "categories.ndjson": inOne(readCategoryRows),
  "stores.ndjson": inOne(readStoreRows),
  "banners.ndjson": inOne(readBannerRows),
  "products.ndjson": productsInBatches,
  "pages.ndjson": inOne(readPageRows),
  "post-categories.ndjson": inOne(readPostCategoryRows),
  "posts.ndjson": inOne(readPostRows),
  "vouchers.ndjson": inOne(readVoucherRows),
};

const productsAtOnce = 200;

/**
 * Writes the whole catalog into an empty or new folder, in the format that an import reads. All data is read from one
 * snapshot of the database. A file without lines is left out.
 */
export async function exportCatalog(
  { db, environment }: Pick<World, "db"> & { environment: StoragePlace },
  folder: string,
): Promise<ExportOutcome> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    return { ok: false, problem: `The folder ${folder} is not empty.` };
  }
  await mkdir(join(folder, "pictures"), { recursive: true });
  const counts: Record<string, number> = {};
  const pictures = await readingAtOneMoment(db, async (tx) => {
    for (const [file, read] of Object.entries(files)) counts[file] = await writeRows(join(folder, file), read(tx));
    return readPictureFiles(tx);
  });
  return { ok: true, counts, ...(await copyPictures(environment, folder, pictures)) };
}

/** Reads in a read-only snapshot, as customers continue to buy meanwhile. */
function readingAtOneMoment<Result>(db: Db, read: (tx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

async function writeRows(file: string, batches: AsyncIterable<RawRow[]>): Promise<number> {
  let count = 0;
  for await (const rows of batches) {
    count += rows.length;
    if (rows.length > 0) await writeFile(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""), { flag: "a" });
  }
  return count;
}

async function copyPictures(place: StoragePlace, folder: string, names: readonly string[]) {
  const missing: string[] = [];
  const store = openStore(place);
  for (const name of names) {
    const bytes = await store.read(pictureKey(name));
    if (bytes) await writeFile(join(folder, "pictures", name), bytes);
    else missing.push(name);
  }
  return { pictures: names.length - missing.length, missing };
}

function inOne(read: (db: Db) => Promise<RawRow[]>) {
  return async function* (db: Db) {
    yield await read(db);
  };
}

async function* productsInBatches(db: Db): AsyncGenerator<RawRow[]> {
  for (let ids = await readProductIdsAfter(db, 0, productsAtOnce); ids.length > 0; ) {
    yield await readProductRows(db, ids);
    ids = await readProductIdsAfter(db, ids.at(-1) ?? 0, productsAtOnce);
  }
}
