/** 30 divides by the 5, 3 and 2 columns of the grid (decision 30). */
export const listingPageSize = 30;

/** The name of the page number in a listing's address; page 1 has none. */
export const pageParameter = "strana";

/**
 * Page number of an address: 1 without the parameter, undefined for what is no canonical page number (`1`, `01`, `x`),
 * which is a page that does not exist.
 */
export function pageOf(parameters: URLSearchParams): number | undefined {
  const written = parameters.get(pageParameter);
  if (written === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(written) || written === "1") return undefined;
  return Number(written);
}

export function pageCountOf(productCount: number): number {
  return Math.max(1, Math.ceil(productCount / listingPageSize));
}

/** `search` is the listing's query without its page. */
export function listingLink(path: string, search: string, page: number): string {
  if (page === 1) return path + search;
  return `${path}${search}${search ? "&" : "?"}${pageParameter}=${page}`;
}
