import { foldedWords, isEmptyWord } from "./index/fold";
import { stemsOf } from "./index/stem";
import { synonymsOf, withoutPhrases } from "./index/synonymStems";
import type { Vocabulary } from "./index/vocabulary";

export const mostWords = 8;
const shortestStart = 2;

/** How much less a match is worth than the very word; four is a whole level. */
const penalties = { same: 0, beginning: 1, typo: 2, doubtful: 3, near: 4 } as const;

/** What one word of a query asks for: terms, any of which answers it, with what is taken off for each. */
export type Need = ReadonlyMap<number, number>;

/**
 * The needs of a query, at most `mostWords`. The last word may be a beginning, as the visitor may still be typing. A
 * word is taken for a mistyped one where it is doubtful, or where `isNamed` says of none of its terms that something is
 * called or sorted so.
 */
export function needsOf(query: string, vocabulary: Vocabulary, isNamed: (term: number) => boolean): Need[] {
  const words = tellingWords(query).slice(0, mostWords);
  return words.map((word, index) => {
    const need = new Map<number, number>();
    const add = (terms: Iterable<number>, penalty: number) => {
      for (const term of terms) need.set(term, Math.min(penalty, need.get(term) ?? penalty));
    };
    const isDoubted = isDoubtful(word, vocabulary);
    addWord(word, vocabulary, add, isDoubted ? penalties.doubtful : penalties.same);
    if (index === words.length - 1 && word.length >= shortestStart)
      add(vocabulary.startingWith(word), penalties.beginning);
    if (isDoubted || ![...need.keys()].some(isNamed)) addMistyped(word, vocabulary, add);
    return need;
  });
}

type Add = (terms: Iterable<number>, penalty: number) => void;

function addWord(word: string, vocabulary: Vocabulary, add: Add, penalty: number): void {
  const known = (stems: readonly string[]) => stems.flatMap((stem) => vocabulary.termOf(stem) ?? []);
  const stems = stemsOf(word);
  const { same, near } = synonymsOf(stems);
  add([...vocabulary.written(word), ...known(stems), ...known(same)], penalty);
  add(known(near), penalties.near);
}

/** A word that nobody wrote and that lost a long ending may be another, mistyped: kožych is no form of koža. */
function isDoubtful(word: string, vocabulary: Vocabulary): boolean {
  return vocabulary.written(word).length === 0 && stemsOf(word).some((stem) => word.length - stem.length > 2);
}

function addMistyped(word: string, vocabulary: Vocabulary, add: Add): void {
  for (const form of new Set([word, ...stemsOf(word)])) add(vocabulary.mistyped(form), penalties.typo);
}

/** All words where none of them tells anything. */
function tellingWords(query: string): string[] {
  const words = [...new Set(withoutPhrases(foldedWords(query)))];
  const telling = words.filter((word) => !isEmptyWord(word));
  return telling.length > 0 ? telling : words;
}
