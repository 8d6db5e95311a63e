import { createContext, useContext } from "react";

const WishesContext = createContext<readonly number[]>([]);

/** Gives cards the ids of the products that the visitor has saved, so that none of them has to ask for it. */
export const WishesProvider = WishesContext.Provider;

export function useWishes(): readonly number[] {
  return useContext(WishesContext);
}

/** The one form of a page to which all its hearts belong. */
export const wishFormId = "prani";
