import { createContext, useContext } from "react";

const SavedProductIdsContext = createContext<readonly number[]>([]);

/** Provides cards with the ids of the products on the visitor's wishlist. */
export const SavedProductIdsProvider = SavedProductIdsContext.Provider;

export function useSavedProductIds(): readonly number[] {
  return useContext(SavedProductIdsContext);
}

/** Id of the form of which all hearts of a page are submit buttons. */
export const wishlistFormId = "prani";
