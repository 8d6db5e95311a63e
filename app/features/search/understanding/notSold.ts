import { phrasesIn } from "./meaningPhrases";
import { kindGroup } from "./meanings";
import { PhraseTable } from "./phraseTable";
import type { QueryToken } from "./queryTokens";
import type { QueryPart } from "./understanding";
import { notSoldWords } from "./words/notSoldWords";

/** Something that visitors search for although the shop does not sell it. */
export type NotSold = keyof typeof notSoldWords;

const phrases = new PhraseTable<NotSold>();
for (const goods of Object.keys(notSoldWords) as NotSold[]) {
  for (const phrase of phrasesIn(notSoldWords[goods])) phrases.add(phrase, goods);
}

type Read = { tokens: readonly QueryToken[]; parts: readonly QueryPart[] };

/** Returns the longest phrase at a token that names something the shop does not sell. Typos are not corrected here. */
export function notSoldAt(read: Read, from: number): QueryPart | undefined {
  const { tokens } = read;
  const token = tokens[from];
  const longest = token && !isPurpose(read, from) ? Math.min(phrases.longestFrom(token), tokens.length - from) : 0;
  for (let length = longest; length > 0; length -= 1) {
    const [goods] = phrases.valuesOf(tokens.slice(from, from + length));
    if (goods) return { kind: "notSold", goods, from, to: from + length };
  }
  return undefined;
}

const purposePrepositions = new Set("na k ke ku do pod s se so".split(" "));

/** True for a word that says what the product before it goes with: a balm for shoes, a jacket over a jumper. */
function isPurpose({ tokens, parts }: Read, at: number): boolean {
  const hasKind = parts.some((part) => part.kind === "sense" && part.sense.group === kindGroup);
  return hasKind && purposePrepositions.has(tokens[at - 1]?.folded ?? "");
}
