import { wordsOfMeaning } from "../understanding/meaningPhrases";
import { foldedWords } from "./fold";
import { stemsOf } from "./stem";
import { nearWords, sameWords, widerWords } from "./synonyms";

/** Stems equivalent to a stem, and related stems, which rank after it. */
export type SynonymStems = { same: readonly string[]; near: readonly string[] };

const same = linkStems([...sameWords, ...unambiguousWords()]);
const near = linkStems(nearWords);
for (const [word, kinds] of widerWords) {
  for (const stem of foldedWords(word).flatMap(stemsOf))
    near.set(stem, new Set([...(near.get(stem) ?? []), ...foldedWords(kinds).flatMap(stemsOf)]));
}
const known = new Map<string, SynonymStems>();

export function synonymsOf(stems: readonly string[]): SynonymStems {
  const key = stems.join(" ");
  const found = known.get(key);
  if (found) return found;
  const equals = new Set(stems.flatMap((stem) => [...(same.get(stem) ?? [])]));
  if (equals.size === 0 && !stems.some((stem) => near.has(stem))) return none;
  const related = [...stems, ...equals].flatMap((stem) => [...(near.get(stem) ?? [])]);
  const neighbours = new Set(related.flatMap((stem) => [stem, ...(same.get(stem) ?? [])]));
  const given = new Set([...stems, ...equals]);
  const synonyms = { same: [...equals], near: [...neighbours].filter((stem) => !given.has(stem)) };
  known.set(key, synonyms);
  return synonyms;
}

const none: SynonymStems = { same: [], near: [] };

/** Returns the words of each meaning without those whose stem also has another meaning, such as `žena` and `ženich`. */
function unambiguousWords(): string[] {
  const meaningsOf = new Map<string, Set<string>>();
  for (const [meaning, words] of wordsOfMeaning) {
    for (const stem of stemsIn(words.join(" "))) meaningsOf.set(stem, (meaningsOf.get(stem) ?? new Set()).add(meaning));
  }
  const isClear = (word: string) => stemsIn(word).every((stem) => meaningsOf.get(stem)?.size === 1);
  return [...wordsOfMeaning.values()].map((words) => words.filter(isClear).join(" "));
}

function stemsIn(words: string): string[] {
  return foldedWords(words).flatMap(stemsOf);
}

function linkStems(groups: readonly string[]): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  for (const group of groups) {
    const stems = new Set(stemsIn(group));
    for (const stem of stems) links.set(stem, new Set([...(links.get(stem) ?? []), ...stems]));
  }
  return links;
}
