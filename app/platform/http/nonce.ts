import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The one-use word that lets a script of ours run under the content security policy; empty in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
