import type { CartLine } from "~/features/cart/cart";
import type { Order } from "~/features/orders/orders";
import type { TaxRow } from "~/features/orders/placement/taxRecap";
import type { DrawnCard } from "~/features/productCard/card";
import type { Product } from "~/features/products/product";
import type { Discount } from "~/features/vouchers/discount";

/** A list of cards on a page. `id` is the same in all languages; `first` is the position of the first card, from 0. */
export type CardList = { id: string; name: string; first: number; cards: readonly DrawnCard[] };

export type TrackedCart = { lines: readonly CartLine[]; discounts: readonly Discount[] };

/** The content of a page that its events are built from. */
export type TrackedPage =
  | { kind: "list"; list: CardList }
  | {
      kind: "product";
      product: Pick<Product, "id" | "name" | "brand" | "priceMinor">;
      /** Cards below the product. Viewing them sends no event, but clicking one does. */
      others: readonly DrawnCard[];
    }
  | ({ kind: "cart" } & TrackedCart)
  | ({ kind: "delivery" } & TrackedCart)
  | ({ kind: "contact"; carrierId: string | null; paymentId: string | null } & TrackedCart)
  | {
      kind: "order";
      order: Pick<Order, "number" | "currencyCode" | "lines" | "totals">;
      taxRows: readonly Pick<TaxRow, "taxMinor">[];
    };

/** An event of a form, passed to the next page in its notice; only with the visitor's consent. */
export type TrackedEvent = {
  event: "add_to_cart" | "remove_from_cart" | "add_to_wishlist";
  itemId: number;
  itemName: string;
  variant: string;
  priceMinor: number;
  quantity: number;
};

/** The analytics that the visitor has consented to; null without consent to analytics. */
export type ConsentedAnalytics = {
  /** Id of a tag manager container; null when none is set, and then no third-party script is loaded. */
  tagId: string | null;
  marketing: boolean;
  advertisement: boolean;
} | null;
