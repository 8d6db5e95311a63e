import { listingParameters } from "~/features/listing/listingQuery";

/**
 * Query parameters that cacheable pages read. All others, such as a campaign's, have no effect on such a page: they are
 * neither part of its cache key nor written into it.
 */
export const sharedParameters: ReadonlySet<string> = new Set([
  ...listingParameters,
  // The search's query and section, a product's stores, the cookie bar.
  "q",
  "sekce",
  "prodejny",
  "cookies",
]);

/** A page with one of these parameters is made for its visitor alone. */
export const personalParameters: ReadonlySet<string> = new Set(["redirect", "cookie-test", "zrusit"]);

/**
 * Returns the query of a cacheable page without parameters that have no effect, otherwise as written; with its question
 * mark unless it is empty.
 */
export function sharedSearch(search: string): string {
  const kept = pairsOf(search).filter((pair) => sharedParameters.has(nameOf(pair)));
  return kept.length === 0 ? "" : `?${kept.join("&")}`;
}

export function isPersonalSearch(search: string): boolean {
  return pairsOf(search).some((pair) => personalParameters.has(nameOf(pair)));
}

function pairsOf(search: string): string[] {
  return search.replace(/^\?/, "").split("&").filter(Boolean);
}

/** Decodes the name as URLSearchParams does, as it may be written with escapes. */
function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? "";
}
