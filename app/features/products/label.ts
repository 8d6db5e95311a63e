import { dayMs } from "~/platform/time/durations";

export const newForDays = 30;

export const labels = ["sale", "new", "bestseller", "goodPrice"] as const;
export type Label = (typeof labels)[number];

type LabelInput = { publishedAt: number; struckMinor: number | null; isBestseller: boolean; isGoodPrice: boolean };

/** Decisions 33 and 91: a sale needs a struck price; a product is new for 30 days after it was first published. */
export function activeLabels(
  { publishedAt, struckMinor, isBestseller, isGoodPrice }: LabelInput,
  now: number,
): Label[] {
  const applies = {
    sale: struckMinor !== null,
    new: publishedAt <= now && now - publishedAt <= newForDays * dayMs,
    bestseller: isBestseller,
    goodPrice: isGoodPrice,
  };
  return labels.filter((label) => applies[label]);
}
