import type { ProductCard } from "~/features/productCard/card";
import type { Picked, Product } from "~/features/products/product";
import type { Settings } from "~/features/settings/settings";
import type { Crumb } from "~/ui/Breadcrumb";
import type { Branches } from "./BranchList";
import type { CareKind } from "./careInstructions";
import type { SizeTable } from "./sizeTables";

/** Everything that a product's page shows. */
export type ProductView = {
  product: Product;
  crumbs: Crumb[];
  /** `text` is empty for a list without a name of its own. */
  backTo: { text: string; link: string };
  related: ProductCard[];
  /** Products that this visitor looked at before, the last one first. */
  seen: ProductCard[];
  picked: Picked;
  /** Null unless asked for. */
  branches: Branches | null;
  sizeTable: SizeTable | null;
  care: CareKind[];
  /** False where the texts say so already. */
  hasAnimalNotice: boolean;
  maker: Settings["manufacturer"];
  freeDeliveryAboveMinor: number;
  /** Id of a stock watch that its owner came to end. */
  endWatchId: string | null;
  /** Scheme and host of the shop. */
  origin: string;
};
