import { idsIn } from "~/platform/closedSets";
import { dayMs } from "~/platform/time/durations";

export const newForDays = 30;

type LabelInput = { publishedAt: number; struckMinor: number | null; isBestseller: boolean; isGoodPrice: boolean };

/** All that depends on which label it is, in the order in which a card shows them (decisions 33 and 91). */
type LabelRule = {
  isActive: (product: LabelInput, now: number) => boolean;
  /** A catalog gives it to a product; the others follow from price and date. */
  isGiven: boolean;
  /** It is shown as the discount instead of a word. */
  isDiscount: boolean;
};

export const labelRules = {
  sale: { isActive: ({ struckMinor }) => struckMinor !== null, isGiven: false, isDiscount: true },
  new: {
    isActive: ({ publishedAt }, now) => publishedAt <= now && now - publishedAt <= newForDays * dayMs,
    isGiven: false,
    isDiscount: false,
  },
  bestseller: { isActive: ({ isBestseller }) => isBestseller, isGiven: true, isDiscount: false },
  goodPrice: { isActive: ({ isGoodPrice }) => isGoodPrice, isGiven: true, isDiscount: false },
} as const satisfies Record<string, LabelRule>;

export type Label = keyof typeof labelRules;
export const labels = idsIn(labelRules);

type LabelThat<Flag extends "isGiven" | "isDiscount", Is extends boolean> = {
  [One in Label]: (typeof labelRules)[One][Flag] extends Is ? One : never;
}[Label];

export type DiscountLabel = LabelThat<"isDiscount", true>;
export type GivenLabel = LabelThat<"isGiven", true>;

export function isDiscountLabel(label: Label): label is DiscountLabel {
  return labelRules[label].isDiscount;
}

/** A sale needs a struck price; a product is new for 30 days after it was first published. */
export function activeLabels(product: LabelInput, now: number): Label[] {
  return labels.filter((label) => labelRules[label].isActive(product, now));
}
