import type { LoaderFunctionArgs } from "@remix-run/node";

/**
 * Headers of pages with a secret in their address: no cache may store them, and no Referer may pass the address on to
 * another site. The shop's own pages still get the Referer, because browsers send the forms of a page without referrer
 * with the origin `null`.
 */
export const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** Returns the secret in the address; empty when it is malformed, which matches nothing. */
export function readSecretParam({ hash = "" }: LoaderFunctionArgs["params"]): string {
  return /^[\w-]{43}$/.test(hash) ? hash : "";
}
