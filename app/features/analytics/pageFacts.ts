import type { CartLine } from "~/features/cart/cart";
import type { Order } from "~/features/orders/orders";
import type { TaxRow } from "~/features/orders/placement/taxRecap";
import type { ProductCard } from "~/features/productCard/card";
import type { Product } from "~/features/products/product";
import type { Discount } from "~/features/vouchers/discount";

/** A list of cards on a page. `id` is its own in all languages; `first` is the place of its first card, from 0. */
export type CardList = { id: string; name: string; first: number; cards: readonly ProductCard[] };

export type CartFacts = { lines: readonly CartLine[]; discounts: readonly Discount[] };

/** What a page is about, out of what it shows anyway. */
export type PageFacts =
  | { kind: "list"; list: CardList }
  | {
      kind: "product";
      product: Pick<Product, "id" | "name" | "brand" | "priceMinor">;
      /** Cards below the product; not counted as a list seen, but a press on one is. */
      others: readonly ProductCard[];
    }
  | ({ kind: "cart" } & CartFacts)
  | ({ kind: "delivery" } & CartFacts)
  | ({ kind: "contact"; carrierId: string | null; paymentId: string | null } & CartFacts)
  | {
      kind: "order";
      order: Pick<Order, "number" | "currencyCode" | "lines" | "totals">;
      taxRows: readonly Pick<TaxRow, "taxMinor">[];
    };

/** A deed that a form has done, as its notice tells it to the next page; only with the visitor's consent. */
export type Report = {
  event: "add_to_cart" | "remove_from_cart" | "add_to_wishlist";
  itemId: number;
  itemName: string;
  variant: string;
  priceMinor: number;
  quantity: number;
};

/** What the visitor's consent opens; null without consent to measuring. */
export type Measured = {
  /** The container of a tag manager; null where none is set, and then nothing foreign is loaded. */
  tagId: string | null;
  marketing: boolean;
  advertisement: boolean;
} | null;
