import type { Availability } from "~/platform/schema";

const day = 86_400_000;
export const newForDays = 30;

/** What a product card shows. Amounts are whole smallest units with VAT of the page's currency. */
export type ProductCard = {
  id: number;
  name: string;
  slug: string;
  categorySlug: string | null;
  picture: string | null;
  priceMinor: number;
  /** True when some variant costs more: the price is shown as "from". */
  isFrom: boolean;
  /** The lowest price of the 30 days before the sale; null where no discount may be claimed. */
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  labels: Label[];
  /** Names in the order of `hexes`, joined by commas; both empty for a product without colours. */
  colourNames: string;
  hexes: string[];
};

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
