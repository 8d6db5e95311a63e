import { fixedPathWords } from "~/addresses";
import { pageParameter } from "~/features/listing/listing";

const otherHandlers = /^\/(?:api|assets|img)(?:\/|$)|\.data$|^\/\//;

/**
 * Returns the canonical address of a page that was requested in another spelling; null when the address is canonical or
 * is not that of a page. The shop's own words are in lower case; other parts stay as they are, since secrets are
 * case-sensitive. There is no slash at the end and none twice; a first page has no number.
 */
export function canonicalPath(url: string): string | null {
  const [path = "", query] = url.split(/\?(.*)/s);
  if (otherHandlers.test(path) || !path.startsWith("/")) return null;
  const segments = path.split("/").filter(Boolean).map(inLowerCase);
  const canonical = `/${segments.join("/")}${searchWithoutFirstPage(query)}`;
  return canonical === url ? null : canonical;
}

function inLowerCase(segment: string): string {
  const lower = segment.toLowerCase();
  return fixedPathWords.has(lower) ? lower : segment;
}

/** Removes the number of a first page; all other parameters stay as they are written. */
function searchWithoutFirstPage(query: string | undefined): string {
  if (query === undefined) return "";
  const parts = query.split("&").filter((part) => part !== `${pageParameter}=1`);
  return parts.length === 0 ? "" : `?${parts.join("&")}`;
}
