import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import type { SearchDocument, SearchSource } from "./searchDocument";
import { SearchIndex } from "./searchIndex";

/** The database is checked for changes at most this often. */
const checkIntervalMs = 1_000;
/** With more changes than this, rebuilding the index is cheaper than applying them. */
const maxChanges = 5_000;
const documentsPerSlice = 25;

/** How long a search waits for the newest changes when there is an index. */
const maxWaitMs = 300;

export type SearchDeps = Pick<World, "db" | "now">;

/** An index that is kept up to date with its source. */
export type LiveIndex = {
  /**
   * Resolves to the index once it has been built. The index contains changes older than a second, except while large
   * changes are being applied.
   */
  current: () => Promise<SearchIndex>;
};

/** Starts building the index at once, in slices between which requests can run. */
export function openLiveIndex({ db, now }: SearchDeps, source: SearchSource, intervalMs = checkIntervalMs): LiveIndex {
  let state: State | undefined;
  let isBusy = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let work = Promise.resolve();

  async function checkForChanges(): Promise<void> {
    isBusy = true;
    checkedAt = performance.now();
    try {
      const today = pragueClock(now()).date;
      const revision = await source.readRevision(db, today);
      if (revision === state?.revision) return;
      state = (state && (await patched(db, source, state, revision))) ?? (await build(db, source, revision, today));
    } finally {
      isBusy = false;
    }
  }

  function checkIfDue(): void {
    if (isBusy || (state && performance.now() - checkedAt < intervalMs)) return;
    work = checkForChanges();
    // The error is ignored here, as searches that wait for the build get it; the next search tries again.
    work.catch(() => undefined);
  }

  checkIfDue();
  return {
    async current() {
      checkIfDue();
      await (state ? Promise.race([work, delay(maxWaitMs, undefined, { ref: false })]) : work);
      if (!state) throw new Error(`there is no index of ${source.kind}`);
      return state.index;
    },
  };
}

type State = { index: SearchIndex; revision: number };

/** Builds an index. `revision` was read before the build, so the next check finds changes made during it. */
async function build(db: Db, source: SearchSource, revision: number, today: string): Promise<State> {
  const index = new SearchIndex();
  for await (const documents of source.readAll(db, today)) await putAll(index, documents);
  return { index, revision };
}

/** Applies the changed documents; returns undefined when a rebuild is cheaper. */
async function patched(db: Db, source: SearchSource, state: State, revision: number): Promise<State | undefined> {
  if (!source.readChangedIds || !source.readSome) return undefined;
  const { index } = state;
  const ids = await source.readChangedIds(db, state.revision);
  if (ids.length > maxChanges || index.wasted > index.size / 4 + maxChanges) return undefined;
  for (let from = 0; from < ids.length; from += documentsPerSlice) {
    const batch = ids.slice(from, from + documentsPerSlice);
    const documents = await source.readSome(db, batch);
    const found = new Set(documents.map(({ id }) => id));
    for (const id of batch) if (!found.has(id)) index.remove(id);
    await putAll(index, documents);
  }
  return { index, revision };
}

async function putAll(index: SearchIndex, documents: readonly SearchDocument[]): Promise<void> {
  for (const [place, document] of documents.entries()) {
    index.put(document);
    if (place % documentsPerSlice === documentsPerSlice - 1) await nextTurn();
  }
  await nextTurn();
}
