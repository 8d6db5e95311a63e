import {
  findContentRetirement,
  pageNeed,
  setPageRetirement,
  setPostRetirement,
} from "~/features/content/contentRetirement.queries.server";
import { incrementCatalogRevision } from "~/features/products/catalogRevision.queries.server";
import {
  categoryNeed,
  findCategoryRetirement,
  setCategoryRetirement,
} from "~/features/products/categoryRetirement.queries.server";
import { findStoreRetirement, setStoreRetirement, storeNeed } from "~/features/stores/storeRetirement.queries.server";
import type { Db } from "~/platform/database/database.server";
import { momentText } from "~/platform/time/momentText";

import type { ChangedBy, ChangeOutcome } from "./catalogChange";
import { recordCatalogChange } from "./catalogChange.queries.server";
import { inCatalogTransaction } from "./catalogTransaction.server";
import { type ChangeDeps, changeProduct } from "./changeProduct.server";
import { refreshProductsAt } from "./refreshProductsAt.server";
import { type RetirableKind, retirableKinds } from "./retirableKinds";

type Retirement = { retired_at: number | null; retired_to: string | null };

type Retirable = {
  find: (db: Db, id: string) => Promise<Retirement | undefined>;
  /** Returns why it cannot be retired; undefined when it can. */
  need: (db: Db, id: string) => Promise<string | undefined>;
  set: (tx: Db, id: string, retirement: Retirement) => Promise<void>;
};

const retirables: Record<Exclude<RetirableKind, "product">, Retirable> = {
  category: { find: findCategoryRetirement, need: categoryNeed, set: setCategoryRetirement },
  page: { find: ofContent("page"), need: async (_, id) => pageNeed(id), set: setPageRetirement },
  post: { find: ofContent("post"), need: async () => undefined, set: setPostRetirement },
  store: { find: findStoreRetirement, need: needOfStore, set: retireStore },
};

export type RetireOrder = {
  kind: RetirableKind;
  /** A product's code, or the id of anything else. */
  id: string;
  /** The path to which its address redirects; with null the address responds that it is gone. */
  to: string | null;
};

/** Removes something from the shop for good; orders keep their own data of it. */
export function retire(deps: ChangeDeps, { kind, id, to }: RetireOrder, by: ChangedBy): Promise<ChangeOutcome> {
  return change(deps, { kind, id }, (now) => ({ retired_at: now, retired_to: to }), by);
}

/** Reverses a retirement. */
export function reinstate(deps: ChangeDeps, subject: Omit<RetireOrder, "to">, by: ChangedBy): Promise<ChangeOutcome> {
  return change(deps, subject, () => ({ retired_at: null, retired_to: null }), by);
}

async function change(
  deps: ChangeDeps,
  { kind, id }: Omit<RetireOrder, "to">,
  next: (now: number) => Retirement,
  by: ChangedBy,
): Promise<ChangeOutcome> {
  if (kind === retirableKinds.product) {
    const decide = (product: Retirement, { now }: { now: number }) => ({ set: kept(product, next(now)) });
    return changeProduct(deps, id, { kind: "retirement", describe, decide }, by);
  }
  const retirable = retirables[kind];
  return inCatalogTransaction(deps.db, async (tx) => {
    const found = await retirable.find(tx, id);
    if (!found) return { ok: false, problem: `There is no ${kind} ${id}.` };
    const at = deps.now();
    const wanted = kept(found, next(at));
    const problem = wanted.retired_at === null ? undefined : await retirable.need(tx, id);
    if (problem) return { ok: false, problem };
    const [before, after] = [describe(found), describe(wanted)];
    if (before === after) return { ok: true, before, after };
    await retirable.set(tx, id, wanted);
    await incrementCatalogRevision(tx);
    await recordCatalogChange(tx, { subjectKind: kind, subject: id, kind: "retirement", before, after, at, ...by });
    return { ok: true, before, after };
  });
}

/** Keeps the day of an earlier retirement when only the address changes. */
function kept(before: Retirement, next: Retirement): Retirement {
  return next.retired_at === null ? next : { ...next, retired_at: before.retired_at ?? next.retired_at };
}

function describe({ retired_at: at, retired_to: to }: Retirement): string {
  if (at === null) return "in the shop";
  return `retired ${momentText(at)}${to === null ? "" : `, leads to ${to}`}`;
}

function ofContent(table: "page" | "post") {
  return (db: Db, id: string) => findContentRetirement(db, table, id);
}

async function needOfStore(db: Db, id: string): Promise<string | undefined> {
  return storeNeed(db, id);
}

/** Retires or reinstates a store; the pieces of a retired one are not for sale. */
async function retireStore(tx: Db, id: string, retirement: Retirement): Promise<void> {
  await setStoreRetirement(tx, id, retirement);
  await refreshProductsAt(tx, id);
}
