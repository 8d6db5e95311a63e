import { createContext, useContext } from "react";

const LiteModeContext = createContext(false);

export const LiteModeProvider = LiteModeContext.Provider;

/** True in lite mode: no scripts, no web fonts, small pictures. */
export function useLiteMode(): boolean {
  return useContext(LiteModeContext);
}
