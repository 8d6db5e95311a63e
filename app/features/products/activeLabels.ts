import { idsIn } from "~/platform/closedSets";
import { dayMs } from "~/platform/time/durations";

import { type Label, labelRules } from "./label";

export const labels = idsIn(labelRules);
export const newForDays = 30;

type LabelInput = { publishedAt: number; struckMinor: number | null; isBestseller: boolean; isGoodPrice: boolean };

const applies = {
  sale: ({ struckMinor }) => struckMinor !== null,
  new: ({ publishedAt }, now) => publishedAt <= now && now - publishedAt <= newForDays * dayMs,
  bestseller: ({ isBestseller }) => isBestseller,
  goodPrice: ({ isGoodPrice }) => isGoodPrice,
} as const satisfies Record<Label, (product: LabelInput, now: number) => boolean>;

/**
 * Returns the labels that apply now. A sale needs a struck price; a product is new for 30 days after it was first
 * published (decisions 33 and 91).
 */
export function activeLabels(product: LabelInput, now: number): Label[] {
  return labels.filter((label) => applies[label](product, now));
}
