import type { Problem } from "../catalog";
import type { CategoryRow } from "./categoryRow";
import { type SourceRow, uniqueness, type ValidationResult, validate } from "./validateRows";

const file = "categories.ndjson";

/** Parent of each category; null for a root. */
type Parents = ReadonlyMap<number, number | null>;

/**
 * Validates categories and their tree. `shopParents` are those of existing categories; rows of the file replace them.
 */
export function validateCategories(
  rows: readonly SourceRow<CategoryRow>[],
  shopParents: Parents,
  findErrors: (row: CategoryRow) => string[],
): ValidationResult<CategoryRow> {
  const repeated = uniqueness();
  const unique = validate(file, rows, ({ row, line }) => [...repeated("id", row.id, line), ...findErrors(row)]);
  const parents = new Map([...shopParents, ...parentsOf(unique.good)]);
  const acyclic = validate(file, unique.good, ({ row }) => loopErrors(row.id, parents));
  const rooted = withKnownParents(acyclic.good, shopParents);
  return { good: rooted.good, problems: [...unique.problems, ...acyclic.problems, ...rooted.problems] };
}

/** Sorts categories so that each comes after its parent, as the foreign key requires. */
export function parentsFirst(rows: readonly CategoryRow[]): CategoryRow[] {
  const parents: Parents = new Map(rows.map(({ id, parent }) => [id, parent]));
  const depthOf = (id: number | null): number => (id === null ? 0 : 1 + depthOf(parents.get(id) ?? null));
  return [...rows].sort((a, b) => depthOf(a.id) - depthOf(b.id));
}

function parentsOf(rows: readonly SourceRow<CategoryRow>[]): [number, number | null][] {
  return rows.map(({ row }) => [row.id, row.parent]);
}

function loopErrors(id: number, parents: Parents): string[] {
  const path = [id];
  for (let next = parents.get(id); next !== undefined && next !== null; next = parents.get(next)) {
    path.push(next);
    if (next === id) return [`parent leads back to the category itself: ${path.join(" → ")}`];
    if (path.length > parents.size) return [];
  }
  return [];
}

/**
 * Rejects categories whose parent is unknown. A rejected category invalidates its subcategories, so this repeats until
 * no more rows are rejected.
 */
function withKnownParents(
  rows: readonly SourceRow<CategoryRow>[],
  shopParents: Parents,
): ValidationResult<CategoryRow> {
  const problems: Problem[] = [];
  let good = [...rows];
  for (let rejectedCount = -1; rejectedCount !== 0; ) {
    const known = new Set([...shopParents.keys(), ...good.map(({ row }) => row.id)]);
    const round = validate(file, good, ({ row }) => parentErrors(row.parent, known));
    rejectedCount = round.problems.length;
    problems.push(...round.problems);
    good = round.good;
  }
  return { good, problems };
}

function parentErrors(parent: number | null, known: ReadonlySet<number>): string[] {
  return parent === null || known.has(parent) ? [] : [`parent is ${parent}, which is no category that could be read`];
}
