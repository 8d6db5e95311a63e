import { readCurrency } from "~/features/money/currency.queries.server";
import { readCatalogueRevision, readChangedProductIds } from "~/features/products/catalogRevision.queries.server";
import type { Db } from "~/platform/database/database.server";
import { runInSlices } from "~/platform/process/runInSlices.server";
import { batchesOf } from "~/platform/text/batches";
import { briefly } from "~/platform/time/shortCache.server";
import { emptyShelf, putOnShelf, type Shelf, type ShelfTerms } from "./catalogSnapshot";
import { readIdsAfter, readParents, readShelfRows, readWarehouses } from "./catalogSnapshot.queries.server";
import { indexShelf, type ListingIndex } from "./listingIndex";

/** A process's copy of the catalogue, for one database. */
type Shelved = {
  shelf: Shelf;
  /** Undefined until the first reading has ended. */
  index: ListingIndex | undefined;
  revision: number;
  running: Promise<void> | undefined;
  /** By performance.now: no reading begins before. */
  restsUntil: number;
};

const productsAtOnce = 200;
/** How long a page waits for a newer copy when there is an older one. */
const patienceMs = 300;
/** After a reading the process rests so many times as long, so that a busy shop spends a tenth on it at most. */
const restFactor = 9;

const shelves = new WeakMap<Db, Shelved>();
const revisionOf = briefly((db: Db, _key: "catalogue") => readCatalogueRevision(db));

/**
 * The index that listings are picked from. The first call reads the whole catalogue, some seconds for 100,000 products;
 * later ones look once a second whether it has changed and read only what has.
 */
export async function readListingIndex(db: Db): Promise<ListingIndex> {
  const shelved = shelvedFor(db);
  if (shelved.index) {
    const isStale = (await revisionOf(db, "catalogue")) > shelved.revision;
    if (isStale) await patiently(refresh(db, shelved));
    return shelved.index;
  }
  await refresh(db, shelved);
  return shelved.index ?? readListingIndex(db);
}

function shelvedFor(db: Db): Shelved {
  const known = shelves.get(db);
  if (known) return known;
  const fresh = { shelf: emptyShelf(), index: undefined, revision: 0, running: undefined, restsUntil: 0 };
  shelves.set(db, fresh);
  return fresh;
}

/** Starts a reading unless one runs or the process rests; a failed one is tried again by the next page. */
function refresh(db: Db, shelved: Shelved): Promise<void> {
  if (shelved.running) return shelved.running;
  const startedAt = performance.now();
  if (shelved.index && startedAt < shelved.restsUntil) return Promise.resolve();
  shelved.running = readAnew(db, shelved).finally(() => {
    const endedAt = performance.now();
    shelved.running = undefined;
    shelved.restsUntil = endedAt + (endedAt - startedAt) * restFactor;
  });
  return shelved.running;
}

async function readAnew(db: Db, shelved: Shelved): Promise<void> {
  const revision = await readCatalogueRevision(db);
  const terms = await readTerms(db);
  for await (const ids of idsToRead(db, shelved)) await takeIn(db, shelved.shelf, ids, terms);
  shelved.index = await runInSlices(indexShelf(shelved.shelf, await readParents(db)));
  shelved.revision = revision;
}

async function readTerms(db: Db): Promise<ShelfTerms> {
  const [czech, slovak] = [await readCurrency(db, "cs"), await readCurrency(db, "sk")];
  return { decimals: { cs: czech.decimals, sk: slovak.decimals }, warehouses: await readWarehouses(db) };
}

async function* idsToRead(db: Db, { index, revision }: Shelved): AsyncGenerator<number[]> {
  if (index) return yield* batchesOf(await readChangedProductIds(db, revision), productsAtOnce);
  for (let ids = await readIdsAfter(db, 0, productsAtOnce); ids.length > 0; ) {
    yield ids;
    ids = await readIdsAfter(db, ids.at(-1) ?? 0, productsAtOnce);
  }
}

async function takeIn(db: Db, shelf: Shelf, ids: number[], terms: ShelfTerms): Promise<void> {
  putOnShelf(shelf, await readShelfRows(db, ids), terms);
  // SQLite answers without waiting: this lets requests in between.
  await new Promise((resume) => setImmediate(resume));
}

async function patiently(running: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resume) => {
    timer = setTimeout(resume, patienceMs);
  });
  await Promise.race([running, enough]).finally(() => clearTimeout(timer));
}
