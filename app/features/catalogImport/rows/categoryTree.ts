import type { Problem } from "../catalog";
import type { CategoryRow } from "./categoryRow";
import { type Located, onlyOnce, type Sifted, sift } from "./validateRows";

const file = "categories.ndjson";

/** Parent of each category; null for a root. */
export type Parents = ReadonlyMap<number, number | null>;

/** `shopParents` are those of the categories that the shop has already; rows of the file replace them. */
export function siftCategories(
  rows: readonly Located<CategoryRow>[],
  shopParents: Parents,
  complaintsAbout: (row: CategoryRow) => string[],
): Sifted<CategoryRow> {
  const repeated = onlyOnce();
  const single = sift(file, rows, ({ row, line }) => [...repeated("id", row.id, line), ...complaintsAbout(row)]);
  const parents = new Map([...shopParents, ...parentsOf(single.good)]);
  const straight = sift(file, single.good, ({ row }) => loopComplaints(row.id, parents));
  const rooted = withKnownParents(straight.good, shopParents);
  return { good: rooted.good, problems: [...single.problems, ...straight.problems, ...rooted.problems] };
}

/** Each category after its parent, for tables that check. */
export function parentsFirst(rows: readonly CategoryRow[]): CategoryRow[] {
  const parents: Parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const depthOf = (id: number | null): number => (id === null ? 0 : 1 + depthOf(parents.get(id) ?? null));
  return [...rows].sort((a, b) => depthOf(a.id) - depthOf(b.id));
}

function parentsOf(rows: readonly Located<CategoryRow>[]): [number, number | null][] {
  return rows.map(({ row }) => [row.id, row.parent]);
}

function loopComplaints(id: number, parents: Parents): string[] {
  const path = [id];
  for (let next = parents.get(id); next !== undefined && next !== null; next = parents.get(next)) {
    path.push(next);
    if (next === id) return [`parent leads back to the category itself: ${path.join(" → ")}`];
    if (path.length > parents.size) return [];
  }
  return [];
}

/** A category that is left out takes with it those below it, so this goes on until nothing more falls. */
function withKnownParents(rows: readonly Located<CategoryRow>[], shopParents: Parents): Sifted<CategoryRow> {
  const problems: Problem[] = [];
  let good = [...rows];
  for (let fallen = -1; fallen !== 0; ) {
    const known = new Set([...shopParents.keys(), ...good.map(({ row }) => row.id)]);
    const round = sift(file, good, ({ row }) => parentComplaints(row.parent, known));
    fallen = round.problems.length;
    problems.push(...round.problems);
    good = round.good;
  }
  return { good, problems };
}

function parentComplaints(parent: number | null, known: ReadonlySet<number>): string[] {
  return parent === null || known.has(parent) ? [] : [`parent is ${parent}, which is no category that could be read`];
}
