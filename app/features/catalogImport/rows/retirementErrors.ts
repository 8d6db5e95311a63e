import type { StoreRow } from "~/features/stores/storeRow";
import type { ImportContext } from "../catalog";
import type { CategoryRow } from "./categoryRow";
import type { SourceRow } from "./validateRows";

type Retired = { retired?: { retired_at: number } | undefined };

/**
 * Rejects a row that retires something that `retire` would refuse. A future day is also rejected, as the retirement
 * would take effect at once.
 */
export function retirementErrors({ retired }: Retired, now: number, isNeeded: boolean): string[] {
  if (!retired) return [];
  return [
    ...(retired.retired_at > now ? ["retired.at must not be in the future"] : []),
    ...(isNeeded ? ["retired must not be given, as the shop itself needs this"] : []),
  ];
}

/**
 * Returns a check that rejects retiring a category while one of its subcategories is in the shop, as it will be after
 * the import.
 */
export function shownBelow(
  rows: readonly SourceRow<CategoryRow>[],
  { parents, retiredCategories }: Pick<ImportContext, "parents" | "retiredCategories">,
) {
  const ofFile = new Map(rows.map(({ row }) => [row.id, row]));
  const shown = [...parents].filter(([id]) => !ofFile.has(id) && !retiredCategories.has(id));
  const isParent = new Set([
    ...shown.map(([, parent]) => parent),
    ...rows.flatMap(({ row }) => (row.retired ? [] : [row.parent])),
  ]);
  return ({ id, retired }: CategoryRow): string[] =>
    retired && isParent.has(id) ? ["retired must not be given, as a category below it is in the shop"] : [];
}

/** Returns a check that rejects retiring the last warehouse, as nothing could be sent without one. */
export function lastWarehouse(rows: readonly SourceRow<StoreRow>[], { warehouses }: Pick<ImportContext, "warehouses">) {
  const ofFile = new Set(rows.map(({ row }) => row.id));
  const isOneLeft =
    [...warehouses].some((id) => !ofFile.has(id)) ||
    rows.some(({ row }) => row.kind === "warehouse" && row.retired === undefined);
  return ({ kind, retired }: StoreRow): string[] =>
    retired && kind === "warehouse" && !isOneLeft
      ? ["retired must not be given, as it is the only warehouse, so nothing could be sent"]
      : [];
}
