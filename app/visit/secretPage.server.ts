import type { LoaderFunctionArgs } from "@remix-run/node";

/** For pages with a secret in their address: no cache may store them and no Referer may leak it. */
export const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/** The secret in the address; empty when it is malformed, which matches nothing. */
export function readSecretParam({ hash = "" }: LoaderFunctionArgs["params"]): string {
  return /^[\w-]{43}$/.test(hash) ? hash : "";
}
