/** Everything that depends on a label, except when the label applies, which is in `activeLabels.ts`. */
type LabelRule = {
  /** True when a catalog assigns the label to products; the other labels follow from price and date. */
  isGiven: boolean;
  /** True when the label is shown as the discount instead of a word. */
  isDiscount: boolean;
};

/** The labels in the order in which a card shows them. */
export const labelRules = {
  sale: { isGiven: false, isDiscount: true },
  new: { isGiven: false, isDiscount: false },
  bestseller: { isGiven: true, isDiscount: false },
  goodPrice: { isGiven: true, isDiscount: false },
} as const satisfies Record<string, LabelRule>;

export type Label = keyof typeof labelRules;

type LabelThat<Flag extends keyof LabelRule> = {
  [One in Label]: (typeof labelRules)[One][Flag] extends true ? One : never;
}[Label];

export type DiscountLabel = LabelThat<"isDiscount">;
export type GivenLabel = LabelThat<"isGiven">;

export function isDiscountLabel(label: Label): label is DiscountLabel {
  return labelRules[label].isDiscount;
}
