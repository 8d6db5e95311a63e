import type { QueryToken } from "./queryTokens";

const leads = new Set("velikost velikosti velikostech velkost velkosti velkosti vel size cislo c".split(" "));
const letters: ReadonlyMap<string, string> = new Map([
  ...(["xs", "s", "m", "l", "xl", "2xl", "3xl"] as const).map((word): [string, string] => [word, word.toUpperCase()]),
  ["xxl", "2XL"],
  ["xxxl", "3XL"],
]);
/** Letters that are also words; they are sizes only after the word `size` or at the end of a query. */
const doubtful = new Set(["s"]);
const measures = new Set("ml cm mm g kg ks kusy dnu dni dny rok roky let".split(" "));

/** Reads a size at one place of a query: `velikost 54`, `XL`, or a number that is a size of some product. */
export function sizeAt(
  tokens: readonly QueryToken[],
  at: number,
  hasFacet: (facet: string) => boolean,
): { size: string; to: number } | undefined {
  const hasLead = leads.has(tokens[at]?.folded ?? "");
  const place = hasLead ? at + 1 : at;
  const word = tokens[place]?.folded;
  if (word === undefined || measures.has(tokens[place + 1]?.folded ?? "")) return undefined;
  const size = letters.get(word) ?? word;
  const isSize = size === word ? /^\d/.test(word) && tokens.length > 1 : true;
  const isClear = hasLead || !doubtful.has(word) || (place === tokens.length - 1 && at > 0);
  return isSize && isClear && hasFacet(`size/${size}`) ? { size, to: place + 1 } : undefined;
}
