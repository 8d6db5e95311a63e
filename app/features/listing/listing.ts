/** The number of products on a page, which is divisible by the 5, 3 and 2 columns of the grid (decision 30). */
export const listingPageSize = 30;

/** The query parameter of the page number; page 1 has none. */
export const pageParameter = "strana";

/**
 * Returns the page number of an address: 1 without the parameter, and undefined for a page that does not exist, which
 * includes any page number that is not canonical (`1`, `01`, `x`).
 */
export function parsePageNumber(parameters: URLSearchParams): number | undefined {
  const text = parameters.get(pageParameter);
  if (text === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(text) || text === "1") return undefined;
  return Number(text);
}

export function countPages(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / listingPageSize));
}

/** Builds a link to a page. `search` is the listing's query without the page. */
export function listingLink(path: string, search: string, page: number): string {
  if (page === 1) return path + search;
  return `${path}${search}${search ? "&" : "?"}${pageParameter}=${page}`;
}
