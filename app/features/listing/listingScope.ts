import type { Locale } from "~/platform/i18n/locale";

import { addBit, type Bits, emptyBits, inAll, inAny } from "./index/bitset";
import { type ListingIndex, slotOf, type Timely } from "./index/listingIndex";
import type { Sort } from "./listingSort";

/** Which products a listing is about, before any filter. */
export type ListingScope =
  /** A category's tree; with `rootId` only what is in that root's tree as well. */
  | { kind: "category"; categoryId: number; rootId: number | null }
  | { kind: "categories"; categoryIds: readonly number[] }
  | { kind: "new" }
  | { kind: "sale" }
  /** Found by a search; `ids` are in the order of fitness, which is their default sort. */
  | { kind: "found"; ids: readonly number[] };

export function defaultSortOf(scope: ListingScope): Sort {
  if (scope.kind === "new") return "nejnovejsi";
  return scope.kind === "sale" ? "sleva" : "doporucene";
}

/** The listing's products that are published and offered in the shop version. */
export function baseOf(index: ListingIndex, locale: Locale, timely: Timely, scope: ListingScope): Bits {
  return inAll(index.offered[locale], [timely.published, scopeBits(index, locale, timely, scope)]);
}

function scopeBits(index: ListingIndex, locale: Locale, timely: Timely, scope: ListingScope): Bits {
  const size = index.products.length;
  const categories = index.values.category;
  switch (scope.kind) {
    case "new":
      return timely.fresh;
    case "sale":
      return index.onSale[locale];
    case "found":
      return found(index, scope.ids);
    case "categories":
      return inAny(
        size,
        scope.categoryIds.map((id) => categories.get(String(id))),
      );
    case "category": {
      const own = categories.get(String(scope.categoryId)) ?? emptyBits(size);
      if (scope.rootId === null) return own;
      return inAll(own, [categories.get(String(scope.rootId)) ?? emptyBits(size)]);
    }
  }
}

function found(index: ListingIndex, ids: readonly number[]): Bits {
  const bits = emptyBits(index.products.length);
  for (const id of ids) {
    const slot = slotOf(index, id);
    if (slot !== undefined) addBit(bits, slot);
  }
  return bits;
}
