const day = 86_400_000;
export const newForDays = 30;

export const labels = ["sale", "new", "bestseller", "goodPrice"] as const;
export type Label = (typeof labels)[number];

type Facts = { publishedAt: number; struckMinor: number | null; isBestseller: boolean; isGoodPrice: boolean };

/** Decisions 33 and 91: a sale needs a struck price; new is what was first published at most 30 days ago. */
export function labelsOf({ publishedAt, struckMinor, isBestseller, isGoodPrice }: Facts, now: number): Label[] {
  const holds = {
    sale: struckMinor !== null,
    new: publishedAt <= now && now - publishedAt <= newForDays * day,
    bestseller: isBestseller,
    goodPrice: isGoodPrice,
  };
  return labels.filter((label) => holds[label]);
}
