import { isDeepStrictEqual } from "node:util";
import { readCurrency } from "~/features/money/currency.queries.server";
import { readCatalogRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { runInSlices } from "~/platform/process/runInSlices.server";
import { batchesOf } from "~/platform/text/batches";
import { cachedForASecond } from "~/platform/time/shortCache.server";
import { type CatalogSnapshot, createSnapshot, type SnapshotContext, upsert } from "./catalogSnapshot";
import { readIdsAfter, readParents, readSnapshotRows, readWarehouses } from "./catalogSnapshot.queries.server";
import { buildListingIndex, type ListingIndex } from "./listingIndex";
import type { Parents } from "./productValues";
import { replaceProducts } from "./replaceProducts";

/** The in-memory snapshot of one database's catalog, with the index built from it. */
type CachedSnapshot = {
  snapshot: CatalogSnapshot;
  /** Undefined until the first build has finished. */
  index: ListingIndex | undefined;
  /** The category tree that the index was built with. */
  parents: Parents;
  revision: number;
  running: Promise<void> | undefined;
  /** The time, by performance.now, before which no refresh starts. */
  pausedUntil: number;
};

const batchSize = 200;
/** How long a page waits for a newer index before it uses the old one. */
const maxWaitMs = 300;
/** When a larger share of all products has changed, a build from scratch is cheaper. */
const largestChange = 0.1;
/**
 * After a refresh the process pauses this many times as long as the refresh took, so that a busy shop spends at most a
 * tenth of its time on refreshing. The pause is limited to `maxPauseMs`, as listings would become too old otherwise.
 */
const pauseFactor = 9;
const maxPauseMs = 3_000;

const cachedSnapshots = new WeakMap<Db, CachedSnapshot>();
const revisionOf = cachedForASecond((db: Db, _key: "catalog") => readCatalogRevision(db));

/**
 * Returns the index that listings are selected from. The first call reads the whole catalog, which takes some seconds
 * for 100,000 products; later calls check once a second whether it has changed, and read and replace only the changed
 * products, which takes some milliseconds.
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
  const fresh = {
    snapshot: createSnapshot(),
    index: undefined,
    parents: new Map(),
    revision: 0,
    running: undefined,
    pausedUntil: 0,
  };
  cachedSnapshots.set(db, fresh);
  return fresh;
}

/** Starts a refresh unless one is running or the process pauses; after a failure the next page tries again. */
function refresh(db: Db, cached: CachedSnapshot): Promise<void> {
  if (cached.running) return cached.running;
  const startedAt = performance.now();
  if (startedAt < cached.pausedUntil) return Promise.resolve();
  const isFirst = !cached.index;
  cached.running = bringUpToDate(db, cached).finally(() => {
    const endedAt = performance.now();
    cached.running = undefined;
    cached.pausedUntil = isFirst ? 0 : endedAt + Math.min((endedAt - startedAt) * pauseFactor, maxPauseMs);
  });
  return cached.running;
}

async function bringUpToDate(db: Db, cached: CachedSnapshot): Promise<void> {
  const { snapshot, index } = cached;
  const revision = await readCatalogRevision(db);
  const changedIds = index ? await readChangedProductIds(db, cached.revision) : [];
  const context = await readSnapshotContext(db);
  for await (const ids of index ? batchesOf(changedIds, batchSize) : allIds(db)) {
    await loadBatch(db, snapshot, ids, context);
  }
  const parents = await readParents(db);
  const isSmall = changedIds.length <= snapshot.products.size * largestChange || changedIds.length <= batchSize;
  cached.index = await runInSlices(
    index && isSmall && isDeepStrictEqual(parents, cached.parents)
      ? replaceProducts(index, snapshot, changedIds, parents)
      : buildListingIndex(snapshot, parents),
  );
  cached.parents = parents;
  cached.revision = revision;
}

async function readSnapshotContext(db: Db): Promise<SnapshotContext> {
  const [czech, slovak] = [await readCurrency(db, "cs"), await readCurrency(db, "sk")];
  return { decimals: { cs: czech.decimals, sk: slovak.decimals }, warehouses: await readWarehouses(db) };
}

async function* allIds(db: Db): AsyncGenerator<number[]> {
  for (let ids = await readIdsAfter(db, 0, batchSize); ids.length > 0; ) {
    yield ids;
    ids = await readIdsAfter(db, ids.at(-1) ?? 0, batchSize);
  }
}

async function loadBatch(
  db: Db,
  snapshot: CatalogSnapshot,
  ids: readonly number[],
  context: SnapshotContext,
): Promise<void> {
  upsert(snapshot, await readSnapshotRows(db, ids), context);
  // SQLite responds synchronously, so this lets requests run in between.
  await new Promise((resume) => setImmediate(resume));
}

async function withTimeout(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resume) => {
    timer = setTimeout(resume, maxWaitMs);
  });
  await Promise.race([running, timeout]).finally(() => clearTimeout(timer));
}
