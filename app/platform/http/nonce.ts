import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Returns the nonce of the shop's inline scripts for the content security policy; it is empty in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
