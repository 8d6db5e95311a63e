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
  /** Why it has to stay; undefined when it need not. */
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
  /** A product's code, else the id. */
  id: string;
  /** The path that stands in for its address; null: the address answers that it is gone. */
  to: string | null;
};

/** Takes something off the shop for good; what orders hold of it stays. */
export function retire(deps: ChangeDeps, { kind, id, to }: RetireOrder, by: ChangedBy): Promise<ChangeOutcome> {
  return change(deps, { kind, id }, (now) => ({ retired_at: now, retired_to: to }), by);
}

/** Takes a retirement back. */
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

/** What is retired already keeps its day when only the address changes. */
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

/** Its pieces are no longer for sale. */
async function retireStore(tx: Db, id: string, retirement: Retirement): Promise<void> {
  await setStoreRetirement(tx, id, retirement);
  await refreshProductsAt(tx, id);
}
