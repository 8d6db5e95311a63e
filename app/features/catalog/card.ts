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
  /** Shown in place of the first while a pointer rests on the card. */
  secondPicture: string | null;
  priceMinor: number;
  /** True when some variant costs more: the price is shown as "from". */
  isFrom: boolean;
  /** The lowest price of the 30 days before the sale; null where no discount may be claimed. */
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  labels: Label[];
  /** What the e-shop can send, written by `writeColours`; empty for a product without colours. */
  colours: string;
  /** Sizes that the e-shop can send in some colour, joined by commas; empty for a product without sizes. */
  sizes: string;
};

export type CardColour = { id: string; name: string; hex: string };

/**
 * `id|name|hex;…`: a page holds some thirty cards, and one string a card, the same for many, is what costs its
 * data least.
 */
export function writeColours(colours: readonly CardColour[]): string {
  return colours.map(({ id, name, hex }) => `${id}|${name}|${hex}`).join(";");
}

export function coloursOf({ colours }: Pick<ProductCard, "colours">): CardColour[] {
  if (colours === "") return [];
  return colours.split(";").map((colour) => {
    const [id = "", name = "", hex = ""] = colour.split("|");
    return { id, name, hex };
  });
}

export function sizesOf({ sizes }: Pick<ProductCard, "sizes">): string[] {
  return sizes === "" ? [] : sizes.split(",");
}

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
