import { setTimeout as delay, setImmediate as nextTurn } from "node:timers/promises";
import type { Db } from "~/platform/database/database.server";
import type { World } from "~/platform/process/world.server";
import { pragueClock } from "~/platform/time/pragueClock";

import type { SearchDocument, SearchSource } from "./searchDocument";
import { SearchIndex } from "./searchIndex";

/** At most so often the database is asked whether something changed. */
const lookEveryMs = 1_000;
/** More changes than this are cheaper read from the start. */
const mostChanges = 5_000;
const documentsPerTurn = 25;

/** With an index at hand, a search waits no longer than this for the newest changes. */
const patienceMs = 300;

/** What an index is read from, and by which day. */
export type Clocked = Pick<World, "db" | "now">;

/** An index that follows its source. */
export type LiveIndex = {
  /** The index, once it has been built; what changed more than a second ago is in it, but for great changes. */
  current: () => Promise<SearchIndex>;
};

/** Starts to build at once, in pieces that let requests in between. */
export function openLiveIndex({ db, now }: Clocked, source: SearchSource, lookMs = lookEveryMs): LiveIndex {
  let state: State | undefined;
  let isBusy = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let work = Promise.resolve();

  async function look(): Promise<void> {
    isBusy = true;
    lookedAt = performance.now();
    try {
      const today = pragueClock(now()).date;
      const revision = await source.readRevision(db, today);
      if (revision === state?.revision) return;
      state = (state && (await mended(db, source, state, revision))) ?? (await build(db, source, revision, today));
    } finally {
      isBusy = false;
    }
  }

  function lookSometimes(): void {
    if (isBusy || (state && performance.now() - lookedAt < lookMs)) return;
    work = look();
    // Told to those who wait for it; the next search tries again.
    work.catch(() => undefined);
  }

  lookSometimes();
  return {
    async current() {
      lookSometimes();
      await (state ? Promise.race([work, delay(patienceMs, undefined, { ref: false })]) : work);
      if (!state) throw new Error(`there is no index of ${source.kind}`);
      return state.index;
    },
  };
}

type State = { index: SearchIndex; revision: number };

/** A change while it reads is found by the next look, as the revision is the one from before. */
async function build(db: Db, source: SearchSource, revision: number, today: string): Promise<State> {
  const index = new SearchIndex();
  for await (const documents of source.readAll(db, today)) await putAll(index, documents);
  return { index, revision };
}

/** Reads only what changed; undefined where it is better to build anew. */
async function mended(db: Db, source: SearchSource, state: State, revision: number): Promise<State | undefined> {
  if (!source.readChangedIds || !source.readSome) return undefined;
  const { index } = state;
  const ids = await source.readChangedIds(db, state.revision);
  if (ids.length > mostChanges || index.wasted > index.size / 4 + mostChanges) return undefined;
  for (let from = 0; from < ids.length; from += documentsPerTurn) {
    const some = ids.slice(from, from + documentsPerTurn);
    const documents = await source.readSome(db, some);
    const found = new Set(documents.map(({ id }) => id));
    for (const id of some) if (!found.has(id)) index.remove(id);
    await putAll(index, documents);
  }
  return { index, revision };
}

async function putAll(index: SearchIndex, documents: readonly SearchDocument[]): Promise<void> {
  for (const [place, document] of documents.entries()) {
    index.put(document);
    if (place % documentsPerTurn === documentsPerTurn - 1) await nextTurn();
  }
  await nextTurn();
}
