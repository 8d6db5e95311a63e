import { foldedWords } from "./fold";
import { stem, stemsOf } from "./stem";
import { nearWords, phrases, sameWords, widerWords } from "./synonyms";

/** Stems equivalent to a stem, and related stems, which rank after it. */
export type SynonymStems = { same: readonly string[]; near: readonly string[] };

const same = linkStems(sameWords);
const near = linkStems(nearWords);
for (const [word, kinds] of widerWords) {
  for (const stem of foldedWords(word).flatMap(stemsOf))
    near.set(stem, new Set([...(near.get(stem) ?? []), ...foldedWords(kinds).flatMap(stemsOf)]));
}

export function synonymsOf(stems: readonly string[]): SynonymStems {
  const equals = new Set(stems.flatMap((stem) => [...(same.get(stem) ?? [])]));
  const related = [...stems, ...equals].flatMap((stem) => [...(near.get(stem) ?? [])]);
  const neighbours = new Set(related.flatMap((stem) => [stem, ...(same.get(stem) ?? [])]));
  const known = new Set([...stems, ...equals]);
  return { same: [...equals], near: [...neighbours].filter((stem) => !known.has(stem)) };
}

/** Replaces phrases by the single word that they mean, whatever their endings. Takes and returns folded words. */
export function replacePhrases(words: readonly string[]): string[] {
  const left = [...words];
  for (const { stems, word } of stemmedPhrases) {
    const at = left.findIndex((_, from) => stems.every((phraseStem, step) => stemOf(left[from + step]) === phraseStem));
    if (at >= 0) left.splice(at, stems.length, word);
  }
  return left;
}

const stemmedPhrases = phrases.map(([phrase, word]) => ({ stems: foldedWords(phrase).map(stemOf), word }));

function stemOf(word = ""): string {
  return stem(word, "cs");
}

function linkStems(groups: readonly string[]): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = new Set(foldedWords(group).flatMap(stemsOf));
    for (const stem of stems) links.set(stem, new Set([...(links.get(stem) ?? []), ...stems]));
  }
  return links;
}
