import { labelColumns } from "~/features/catalogChanges/labelColumns";
import type { GivenLabel } from "~/features/products/label";
import { recordOf } from "~/platform/closedSets";
import { flag } from "~/platform/database/flag";

export function labelFlags(given: readonly GivenLabel[]) {
  const columns = given.map((label) => labelColumns[label]);
  return recordOf(Object.values(labelColumns), (column) => flag(columns.includes(column)));
}
