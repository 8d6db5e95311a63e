import type { GivenLabel } from "~/features/products/label";
import type { StaffProduct } from "~/features/products/staffProduct.queries.server";
import { idsIn } from "~/platform/closedSets";

/** Columns of the labels that staff give. */
export const labelColumns = {
  goodPrice: "is_good_price",
  bestseller: "is_bestseller",
} as const satisfies Record<GivenLabel, keyof StaffProduct>;

export function describeLabels(product: StaffProduct): string {
  return givenTo(product).join(", ") || "none";
}

export function givenTo(product: Pick<StaffProduct, "is_good_price" | "is_bestseller">): GivenLabel[] {
  return idsIn(labelColumns).filter((label) => product[labelColumns[label]] === 1);
}
