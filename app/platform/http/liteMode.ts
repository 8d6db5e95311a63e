import { createContext, useContext } from "react";

const LightContext = createContext(false);

export const LightProvider = LightContext.Provider;

/** True on a page of the light version: no scripts, no fonts to fetch, small pictures. */
export function useIsLight(): boolean {
  return useContext(LightContext);
}
