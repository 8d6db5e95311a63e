import type { LoaderFunctionArgs } from "@remix-run/node";

/** For pages whose address is a key: nothing may keep the page or pass its address on. */
export const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** The secret in the address; what cannot be one is the empty text, which opens nothing. */
export function secretIn({ hash = "" }: LoaderFunctionArgs["params"]): string {
  return /^[\w-]{43}$/.test(hash) ? hash : "";
}
