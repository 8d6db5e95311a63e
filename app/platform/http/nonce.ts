import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of our inline scripts for the content security policy; empty in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
