import type { Locale } from "~/platform/i18n/locale";

import { addBit, type Bitset, emptyBitset, intersect, union } from "./index/bitset";
import { type ListingIndex, type PublicationSets, slotOf } from "./index/listingIndex";
import type { Sort } from "./listingSort";

/** The products that a listing covers, before any filter. */
export type ListingScope =
  /** A category with its subcategories; with `rootId`, only products that are also below that root. */
  | { kind: "category"; categoryId: number; rootId: number | null }
  | { kind: "categories"; categoryIds: readonly number[] }
  | { kind: "new" }
  | { kind: "sale" }
  /** Results of a search; `ids` are in the order of relevance, which is their default sort. */
  | { kind: "found"; ids: readonly number[] };

export function defaultSortOf(scope: ListingScope): Sort {
  if (scope.kind === "new") return "nejnovejsi";
  return scope.kind === "sale" ? "sleva" : "doporucene";
}

/** Returns the scope's products that are published and offered in the shop version. */
export function selectInScope(
  index: ListingIndex,
  locale: Locale,
  publication: PublicationSets,
  scope: ListingScope,
): Bitset {
  return intersect(index.offered[locale], [publication.published, bitsetOfScope(index, locale, publication, scope)]);
}

function bitsetOfScope(index: ListingIndex, locale: Locale, publication: PublicationSets, scope: ListingScope): Bitset {
  const size = index.products.length;
  const categories = index.values.category;
  switch (scope.kind) {
    case "new":
      return publication.newArrivals;
    case "sale":
      return index.onSale[locale];
    case "found":
      return bitsetOfIds(index, scope.ids);
    case "categories":
      return union(
        size,
        scope.categoryIds.map((id) => categories.get(String(id))),
      );
    case "category": {
      const inCategory = categories.get(String(scope.categoryId)) ?? emptyBitset(size);
      if (scope.rootId === null) return inCategory;
      return intersect(inCategory, [categories.get(String(scope.rootId)) ?? emptyBitset(size)]);
    }
  }
}

function bitsetOfIds(index: ListingIndex, ids: readonly number[]): Bitset {
  const bits = emptyBitset(index.products.length);
  for (const id of ids) {
    const slot = slotOf(index, id);
    if (slot !== undefined) addBit(bits, slot);
  }
  return bits;
}
