import type { Label } from "~/features/products/label";

import { phrasesIn } from "./meaningPhrases";
import { PhraseTable } from "./phraseTable";
import type { QueryToken } from "./queryTokens";

/**
 * Words for the labels that products have, in all languages. Sale is left out, as it is a category with synonyms of its
 * own.
 */
const labelWords: Record<Exclude<Label, "sale">, string> = {
  new: "novinka, novinky, nový, nová kolekce, nová kolekcia, new, new in, new arrivals",
  bestseller:
    "bestseller, bestsellery, best seller, nejprodávanější, nejoblíbenější, najpredávanejší, najobľúbenejší, bestsellers",
  goodPrice: "dobrá cena, výhodná cena, skvělá cena, skvelá cena, good price",
};

const phrases = new PhraseTable<Label>();
for (const label of ["new", "bestseller", "goodPrice"] as const)
  for (const phrase of phrasesIn(labelWords[label])) phrases.add(phrase, label);

/** Reads a label at one place of a query, the longest phrase first. */
export function labelAt(tokens: readonly QueryToken[], at: number): { label: Label; to: number } | undefined {
  const token = tokens[at];
  const longest = token ? Math.min(phrases.longestFrom(token), tokens.length - at) : 0;
  for (let length = longest; length > 0; length -= 1) {
    const [label] = phrases.valuesOf(tokens.slice(at, at + length));
    if (label) return { label, to: at + length };
  }
  return undefined;
}
