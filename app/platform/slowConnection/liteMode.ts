import { createContext, useContext } from "react";

const LiteModeContext = createContext(false);

export const LiteModeProvider = LiteModeContext.Provider;

/** Returns true in lite mode: no scripts, no web fonts, small pictures. */
export function useLiteMode(): boolean {
  return useContext(LiteModeContext);
}
