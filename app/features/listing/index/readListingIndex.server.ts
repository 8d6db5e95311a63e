import { readCurrency } from "~/features/money/currency.queries.server";
import { readCatalogRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { runInSlices } from "~/platform/process/runInSlices.server";
import { batchesOf } from "~/platform/text/batches";
import { cachedForASecond } from "~/platform/time/shortCache.server";
import { type CatalogSnapshot, createSnapshot, type SnapshotContext, upsert } from "./catalogSnapshot";
import { readIdsAfter, readParents, readSnapshotRows, readWarehouses } from "./catalogSnapshot.queries.server";
import { buildListingIndex, type ListingIndex } from "./listingIndex";

/** The in-memory snapshot of one database's catalog, with the index built from it. */
type CachedSnapshot = {
  snapshot: CatalogSnapshot;
  /** Undefined until the first build has finished. */
  index: ListingIndex | undefined;
  revision: number;
  running: Promise<void> | undefined;
  /** The time, by performance.now, before which no rebuild starts. */
  pausedUntil: number;
};

const batchSize = 200;
/** How long a page waits for a newer index before it uses the old one. */
const maxWaitMs = 300;
/**
 * After a rebuild the process pauses this many times as long, so a busy shop spends a tenth of its time on rebuilding
 * at most.
 */
const pauseFactor = 9;

const cachedSnapshots = new WeakMap<Db, CachedSnapshot>();
const revisionOf = cachedForASecond((db: Db, _key: "catalog") => readCatalogRevision(db));

/**
 * Returns the index that listings are selected from. The first call reads the whole catalog, which takes some seconds
 * for 100,000 products; later calls check once a second whether it has changed and read only the changed products.
 */
export async function readListingIndex(db: Db): Promise<ListingIndex> {
  const cached = cachedSnapshotFor(db);
  if (cached.index) {
    const isStale = (await revisionOf(db, "catalog")) > cached.revision;
    if (isStale) await withTimeout(refresh(db, cached));
    return cached.index;
  }
  await refresh(db, cached);
  return cached.index ?? readListingIndex(db);
}

function cachedSnapshotFor(db: Db): CachedSnapshot {
  const known = cachedSnapshots.get(db);
  if (known) return known;
  const fresh = { snapshot: createSnapshot(), index: undefined, revision: 0, running: undefined, pausedUntil: 0 };
  cachedSnapshots.set(db, fresh);
  return fresh;
}

/** Starts a rebuild unless one is running or the process pauses; after a failure the next page tries again. */
function refresh(db: Db, cached: CachedSnapshot): Promise<void> {
  if (cached.running) return cached.running;
  const startedAt = performance.now();
  if (cached.index && startedAt < cached.pausedUntil) return Promise.resolve();
  cached.running = rebuild(db, cached).finally(() => {
    const endedAt = performance.now();
    cached.running = undefined;
    cached.pausedUntil = endedAt + (endedAt - startedAt) * pauseFactor;
  });
  return cached.running;
}

async function rebuild(db: Db, cached: CachedSnapshot): Promise<void> {
  const revision = await readCatalogRevision(db);
  const context = await readSnapshotContext(db);
  for await (const ids of idsToRead(db, cached)) await loadBatch(db, cached.snapshot, ids, context);
  cached.index = await runInSlices(buildListingIndex(cached.snapshot, await readParents(db)));
  cached.revision = revision;
}

async function readSnapshotContext(db: Db): Promise<SnapshotContext> {
  const [czech, slovak] = [await readCurrency(db, "cs"), await readCurrency(db, "sk")];
  return { decimals: { cs: czech.decimals, sk: slovak.decimals }, warehouses: await readWarehouses(db) };
}

async function* idsToRead(db: Db, { index, revision }: CachedSnapshot): AsyncGenerator<number[]> {
  if (index) return yield* batchesOf(await readChangedProductIds(db, revision), batchSize);
  for (let ids = await readIdsAfter(db, 0, batchSize); ids.length > 0; ) {
    yield ids;
    ids = await readIdsAfter(db, ids.at(-1) ?? 0, batchSize);
  }
}

async function loadBatch(db: Db, snapshot: CatalogSnapshot, ids: number[], context: SnapshotContext): Promise<void> {
  upsert(snapshot, await readSnapshotRows(db, ids), context);
  // SQLite answers synchronously: this lets requests in between.
  await new Promise((resume) => setImmediate(resume));
}

async function withTimeout(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resume) => {
    timer = setTimeout(resume, maxWaitMs);
  });
  await Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}
