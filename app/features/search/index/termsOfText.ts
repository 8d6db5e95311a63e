import { fold, isPreposition, isStopWord, wordsIn } from "./fold";
import { type Level, levels, modelFacet, nameAndKind, type SearchText } from "./searchDocument";
import type { Vocabulary } from "./vocabulary";

export type TermLevel = readonly [term: number, level: number];

/** Splits a text into terms, each with its level, and learns its words. */
export function termsOfText(text: SearchText, vocabulary: Vocabulary): TermLevel[] {
  let level: number = levels[text.level];
  const terms: TermLevel[] = [];
  for (const [at, typed] of wordsIn(text.text).entries()) {
    const word = fold(typed);
    if (isPreposition(word)) level = Math.min(level, levels[oneLower[text.level]]);
    if (isStopWord(word)) continue;
    terms.push([vocabulary.learn(word, text.locale), level]);
    if (at > 0 && text.level === "name" && isCapitalized(typed))
      terms.push([vocabulary.learnFacet(modelFacet(word)), levels.name]);
  }
  for (const facet of text.facets ?? []) terms.push([vocabulary.learnFacet(facet), levels[text.facetLevel ?? "name"]]);
  return terms;
}

/** Combines the levels of a word that occurs in two parts of a document. */
export function combineLevels(known: number | undefined, level: number): number {
  if (known === undefined || known === level) return level;
  const isBoth = Math.max(known, level) === levels.name && Math.min(known, level) === levels.kind;
  return isBoth ? nameAndKind : Math.max(known, level);
}

/** True for a capitalized word, such as the model name `Viktor`; false for a number, which has no case. */
function isCapitalized(word: string): boolean {
  const [first = ""] = word;
  return first !== first.toLowerCase();
}

const oneLower = { name: "kind", kind: "detail", detail: "detail", text: "text" } as const satisfies Record<
  Level,
  Level
>;
