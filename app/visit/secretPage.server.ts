import type { LoaderFunctionArgs } from "@remix-run/node";

/**
 * For pages with a secret in their address: no cache may store them, and no Referer may tell it to another site. The
 * shop's own pages get it, as browsers send forms of a page without referrer with the origin `null`.
 */
export const secretHeaders = { "Cache-Control": "no-store", "Referrer-Policy": "same-origin" };

/** The secret in the address; empty when it is malformed, which matches nothing. */
export function readSecretParam({ hash = "" }: LoaderFunctionArgs["params"]): string {
  return /^[\w-]{43}$/.test(hash) ? hash : "";
}
