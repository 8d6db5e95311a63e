import type { DrawnCard } from "~/features/productCard/card";
import type { Product, SelectedOptions } from "~/features/products/product";
import type { Settings } from "~/features/settings/settings";
import type { Crumb } from "~/ui/Breadcrumb";
import type { CareInstruction } from "./careInstructions";
import type { StoreAvailabilityView } from "./StoreAvailability";
import type { SizeTables } from "./sizeTables";

/** Everything that the product page shows. */
export type ProductView = {
  product: Product;
  crumbs: Crumb[];
  /** The list that the visitor came from; `text` is empty for a list without a name of its own. */
  backTo: { text: string; link: string };
  related: DrawnCard[];
  /** Products that this visitor viewed before, the latest first. */
  recentlyViewed: DrawnCard[];
  selected: SelectedOptions;
  /** Is null unless the list of stores is requested. */
  storeAvailability: StoreAvailabilityView | null;
  sizeTables: SizeTables | null;
  careInstructions: CareInstruction[];
  /** Is false when the texts already contain the notice. */
  hasAnimalNotice: boolean;
  maker: Settings["manufacturer"];
  guaranteePicture: Settings["guarantee_picture"];
  freeDeliveryAboveMinor: number;
  /**
   * Delivery to an address, with the most working days until a parcel is sent and then on its way; null for a product
   * that is not sent.
   */
  delivery: { priceMinor: number; handlingDays: number; transitDays: number } | null;
  /** Number of days within which a customer may withdraw from the contract. */
  returnDays: number;
  /** The shop's telephone number. */
  phone: string;
  /** The day by which a parcel that is ordered now arrives, as YYYY-MM-DD; null for a product that is not sent. */
  arrivesOn: string | null;
  /** Id of the stock alert that its owner wants to cancel. */
  cancelStockAlertId: string | null;
  /** Scheme and host of the shop. */
  origin: string;
};
