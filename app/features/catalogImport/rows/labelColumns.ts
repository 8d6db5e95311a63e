import type { GivenLabel } from "~/features/products/label";
import { recordOf } from "~/platform/closedSets";
import { flag } from "~/platform/database/flag";
import type { ProductRecord } from "./productRecord";

/** Where the labels that a catalog gives are stored. */
export const labelColumns = {
  goodPrice: "is_good_price",
  bestseller: "is_bestseller",
} as const satisfies Record<GivenLabel, keyof ProductRecord>;

export function labelFlags(given: readonly GivenLabel[]) {
  const columns = given.map((label) => labelColumns[label]);
  return recordOf(Object.values(labelColumns), (column) => flag(columns.includes(column)));
}
