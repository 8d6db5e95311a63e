import { type GivenLabel, labelRules } from "~/features/products/label";
import { idsIn } from "~/platform/closedSets";
import { flag } from "~/platform/database/flag";

import type { ChangedBy, ChangeOutcome } from "./catalogChange";
import { type ChangeDeps, changeProduct } from "./changeProduct.server";
import { describeLabels, labelColumns } from "./labelColumns";

export const givenLabels = idsIn(labelRules).filter((label): label is GivenLabel => labelRules[label].isGiven);

/** Sets the labels that staff give to a product, apart from those that follow from its price and age. */
export function changeLabels(
  deps: ChangeDeps,
  code: string,
  labels: readonly GivenLabel[],
  by: ChangedBy,
): Promise<ChangeOutcome> {
  const set = Object.fromEntries(givenLabels.map((label) => [labelColumns[label], flag(labels.includes(label))]));
  return changeProduct(deps, code, { kind: "labels", describe: describeLabels, decide: () => ({ set }) }, by);
}

/** Sets the place of a product in the recommended order; lower ones come first. */
export function changePosition(
  deps: ChangeDeps,
  code: string,
  position: number,
  by: ChangedBy,
): Promise<ChangeOutcome> {
  const describe = (product: { position: number }) => String(product.position);
  return changeProduct(deps, code, { kind: "position", describe, decide: () => ({ set: { position } }) }, by);
}
