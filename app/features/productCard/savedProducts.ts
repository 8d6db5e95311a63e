import { createContext, useContext } from "react";

const SavedProductIdsContext = createContext<readonly number[]>([]);

/** Provides cards with the ids of the products on the visitor's wishlist. */
export const SavedProductIdsProvider = SavedProductIdsContext.Provider;

export function useSavedProductIds(): readonly number[] {
  return useContext(SavedProductIdsContext);
}

/** What the form of a heart does to the wishlist. */
export type HeartIntent = "save-product" | "remove-product";

/** Ids of the two forms of which all hearts of a page are submit buttons. */
export const heartFormIds = {
  "save-product": "prani-pridat",
  "remove-product": "prani-odebrat",
} as const satisfies Record<HeartIntent, string>;

/** Returns the id of the form that a product's heart submits. */
export function heartFormId(isSaved: boolean): string {
  return heartFormIds[isSaved ? "remove-product" : "save-product"];
}
