import { foldedWords, isStopWord } from "./index/fold";
import { stemsOf } from "./index/stem";
import { replacePhrases, synonymsOf } from "./index/synonymStems";
import type { Vocabulary } from "./index/vocabulary";

export const maxWords = 8;
const minPrefixLength = 2;

/** How much less a match counts than the exact word; four is a whole level. */
const penalties = { same: 0, beginning: 1, typo: 2, doubtful: 3, near: 4 } as const;

/** The terms that match one word of a query, each with its penalty. */
export type QueryTerm = ReadonlyMap<number, number>;

/**
 * Returns the terms of each word of a query, at most `maxWords`. The last word may be a prefix, as the visitor may
 * still be typing. Typo tolerance applies where a word is doubtful, or where `isNamed` is false for all of its terms.
 */
export function parseQueryTerms(
  query: string,
  vocabulary: Vocabulary,
  isNamed: (term: number) => boolean,
): QueryTerm[] {
  const words = meaningfulWords(query).slice(0, maxWords);
  return words.map((word, index) => {
    const queryTerm = new Map<number, number>();
    const add = (terms: Iterable<number>, penalty: number) => {
      for (const term of terms) queryTerm.set(term, Math.min(penalty, queryTerm.get(term) ?? penalty));
    };
    const mayBeTypo = isDoubtful(word, vocabulary);
    addWord(word, vocabulary, add, mayBeTypo ? penalties.doubtful : penalties.same);
    if (index === words.length - 1 && word.length >= minPrefixLength)
      add(vocabulary.startingWith(word), penalties.beginning);
    if (mayBeTypo || ![...queryTerm.keys()].some(isNamed)) addMistyped(word, vocabulary, add);
    return queryTerm;
  });
}

type Add = (terms: Iterable<number>, penalty: number) => void;

function addWord(word: string, vocabulary: Vocabulary, add: Add, penalty: number): void {
  const known = (stems: readonly string[]) => stems.flatMap((stem) => vocabulary.termOf(stem) ?? []);
  const stems = stemsOf(word);
  const { same, near } = synonymsOf(stems);
  add([...vocabulary.exactTerms(word), ...known(stems), ...known(same)], penalty);
  add(known(near), penalties.near);
}

/** True for a word that occurs in no text and lost a long ending: it may be a typo, as kožych is no form of koža. */
function isDoubtful(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.exactTerms(word).length === 0 && stemsOf(word).some((stem) => word.length - stem.length > 2);
}

function addMistyped(word: string, vocabulary: Vocabulary, add: Add): void {
  for (const form of new Set([word, ...stemsOf(word)])) add(vocabulary.mistyped(form), penalties.typo);
}

/** Returns the words without stop words, or all of them where all are stop words. */
function meaningfulWords(query: string): string[] {
  const words = [...new Set(replacePhrases(foldedWords(query)))];
  const meaningful = words.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : words;
}
