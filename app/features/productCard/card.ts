import type { CardColour } from "~/features/products/cardColour";
import type { Label } from "~/features/products/label";
import type { Availability } from "~/platform/database/schema";
import type { DrawnMarkup } from "~/platform/markup/StaticMarkup";

/** What a product card shows. Amounts include VAT and are whole smallest units of the page's currency. */
export type ProductCard = {
  id: number;
  name: string;
  slug: string;
  categorySlug: string | null;
  picture: string | null;
  /** The picture shown instead of the first one while a pointer hovers over the card. */
  secondPicture: string | null;
  priceMinor: number;
  /** True when some variant costs more, so that the price is shown as "from". */
  isFrom: boolean;
  /** The lowest price of the 30 days before the sale; null when no discount may be claimed. */
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  labels: Label[];
  /** Colours in stock online; empty for a product without colours. */
  colours: CardColour[];
  /** Sizes in stock online in some colour; empty for a product without sizes. */
  sizes: string[];
};

/**
 * A card of a grid as a page gets it: drawn on the server, with what scripts need for its heart and for analytics.
 */
export type DrawnCard = Pick<ProductCard, "id" | "name" | "priceMinor" | "struckMinor"> & DrawnMarkup;
