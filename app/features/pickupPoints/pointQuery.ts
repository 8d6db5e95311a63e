import { foldedWords } from "~/features/search/index/fold";
import { plainText } from "~/platform/text/plainText";

export const pointsPerPage = 10;

/** Maximum length of a search; further characters are ignored. */
export const maxPointQuery = 60;

/** Maximum distance of an offered point from the searched place, in kilometres. */
export const reachKm = 60;

/** Number of pages that a search can return, as nobody looks further. */
export const maxPointPage = 50;

/** What a visitor typed: a postcode or its beginning, a town, or words of a name or an address. */
export type PointQuery = {
  text: string;
  /** Digits of a postcode; empty when the search contains none. */
  zip: string;
  /** The words without the postcode, folded. */
  words: string[];
};

export function parsePointQuery(typed: string): PointQuery {
  const text = plainText(typed.slice(0, 500)).slice(0, maxPointQuery).trim();
  const [found, first = "", second = ""] = /(?<![\p{L}\d])(\d{3})\s?(\d{0,2})(?![\d/])/u.exec(text) ?? [];
  return { text, zip: first + second, words: foldedWords(found ? text.replace(found, " ") : text) };
}

/** Returns the parts of a postcode by which its neighbourhood is found, the longest first. */
export function zipPrefixes(zip: string): string[] {
  return [5, 4, 3, 2].filter((length) => length <= zip.length).map((length) => zip.slice(0, length));
}

/** Returns the page number in an address or a form; 1 for any invalid one. */
export function readPointPage(text: string | null): number {
  return /^[1-9]\d?$/.test(text ?? "") ? Math.min(Number(text), maxPointPage) : 1;
}
