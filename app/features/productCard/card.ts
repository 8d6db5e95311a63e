import type { Label } from "~/features/products/label";
import type { Availability } from "~/platform/database/schema";

/** What a product card shows. Amounts include VAT and are whole smallest units of the page's currency. */
export type ProductCard = {
  id: number;
  name: string;
  slug: string;
  categorySlug: string | null;
  picture: string | null;
  /** Shown instead of the first while a pointer hovers over the card. */
  secondPicture: string | null;
  priceMinor: number;
  /** True when some variant costs more: the price is shown as "from". */
  isFrom: boolean;
  /** The lowest price of the 30 days before the sale; null where no discount may be claimed. */
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  labels: Label[];
  /** Colours in stock online, written by `serializeColours`; empty for a product without colours. */
  colours: string;
  /** Sizes in stock online in some colour, joined by commas; empty for a product without sizes. */
  sizes: string;
};

export function parseSizes({ sizes }: Pick<ProductCard, "sizes">): string[] {
  return sizes === "" ? [] : sizes.split(",");
}
