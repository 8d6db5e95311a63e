import { foldedWords } from "./fold";
import { stem, stemsOf } from "./stem";
import { nearWords, phrases, sameWords, widerWords } from "./synonyms";

/** Of a stem: those that are found with it, and those that are found after it. */
export type SynonymStems = { same: readonly string[]; near: readonly string[] };

const same = linked(sameWords);
const near = linked(nearWords);
for (const [word, kinds] of widerWords) {
  for (const stem of foldedWords(word).flatMap(stemsOf))
    near.set(stem, new Set([...(near.get(stem) ?? []), ...foldedWords(kinds).flatMap(stemsOf)]));
}

export function synonymsOf(stems: readonly string[]): SynonymStems {
  const equals = new Set(stems.flatMap((stem) => [...(same.get(stem) ?? [])]));
  const around = [...stems, ...equals].flatMap((stem) => [...(near.get(stem) ?? [])]);
  const neighbours = new Set(around.flatMap((stem) => [stem, ...(same.get(stem) ?? [])]));
  const known = new Set([...stems, ...equals]);
  return { same: [...equals], near: [...neighbours].filter((stem) => !known.has(stem)) };
}

/** Puts one word in the place of those several that mean it, whatever their endings. Takes and gives folded words. */
export function withoutPhrases(words: readonly string[]): string[] {
  const left = [...words];
  for (const { stems, word } of stemmedPhrases) {
    const at = left.findIndex((_, from) => stems.every((one, step) => stemOf(left[from + step]) === one));
    if (at >= 0) left.splice(at, stems.length, word);
  }
  return left;
}

const stemmedPhrases = phrases.map(([phrase, word]) => ({ stems: foldedWords(phrase).map(stemOf), word }));

function stemOf(word = ""): string {
  return stem(word, "cs");
}

function linked(groups: readonly string[]): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = new Set(foldedWords(group).flatMap(stemsOf));
    for (const stem of stems) links.set(stem, new Set([...(links.get(stem) ?? []), ...stems]));
  }
  return links;
}
