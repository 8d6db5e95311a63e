import { facetPenalties, giftFacets, type Meaning, meanings } from "./meanings";
import { PhraseTable } from "./phraseTable";
import { czechWords } from "./words/cs";
import { englishWords } from "./words/en";
import { slovakWords } from "./words/sk";

/** What a word of a query says about products: values of one group, each with its penalty. */
export type Sense = { group: string; facets: ReadonlyMap<string, number>; meaning?: Meaning };

/** The words and phrases of all meanings in all languages. */
export const meaningPhrases = new PhraseTable<Meaning>();
export const meaningSenses = new Map<Meaning, Sense>();
/** Single words that mean the same; the first one replaces a phrase of its meaning. */
export const wordsOfMeaning = new Map<Meaning, string[]>();

for (const meaning of Object.keys(meanings) as Meaning[]) {
  meaningSenses.set(meaning, { ...parseFacets(meanings[meaning]), meaning });
  const phrases = [czechWords, slovakWords, englishWords].flatMap((words) => phrasesIn(words[meaning] ?? ""));
  for (const phrase of phrases) meaningPhrases.add(phrase, meaning);
  wordsOfMeaning.set(
    meaning,
    phrases.filter((phrase) => !/[ =]/.test(phrase)),
  );
}

export const giftSense: Sense = { ...parseFacets(giftFacets), group: "giftIdea" };

export function phrasesIn(list: string): string[] {
  return list.split(",").flatMap((phrase) => phrase.trim() || []);
}

export function groupOf(facet: string): string {
  return facet.split("/")[0] ?? "";
}

function parseFacets(spec: string): Sense {
  const facets = new Map(spec.split(" ").map((word): [string, number] => [word.replace(/~+$/, ""), penaltyOf(word)]));
  return { group: groupOf(spec), facets };
}

function penaltyOf(word: string): number {
  if (word.endsWith("~~")) return facetPenalties.near;
  return word.endsWith("~") ? facetPenalties.also : facetPenalties.exact;
}
