import { foldedWords } from "../index/fold";
import { phrasesIn } from "./meaningPhrases";
import { PhraseTable } from "./phraseTable";
import { type QueryToken, tokensOf } from "./queryTokens";
import { type Topic, topicIds, topics } from "./topics";
import { czechTopics } from "./words/czechTopics";
import { slovakTopics } from "./words/slovakTopics";

/** A topic of a query; one that is not `always` counts only when no products are named. */
export type FoundTopic = { topic: Topic; isAlways: boolean };
export type TopicSpan = { from: number; to: number; found: readonly FoundTopic[] };

/** Shorter words are not corrected as typos. */
const minTypoLength = 6;

const phrases = new PhraseTable<FoundTopic>();
for (const topic of topicIds) {
  const [always, alone]: FoundTopic[] = [
    { topic, isAlways: true },
    { topic, isAlways: false },
  ];
  for (const words of [czechTopics, slovakTopics]) {
    for (const phrase of phrasesIn(words[topic].always)) if (always) phrases.add(phrase, always);
    for (const phrase of phrasesIn(words[topic].alone)) if (alone) phrases.add(phrase, alone);
  }
}

/** Finds the topics in a query, taking the longest phrase at each place. */
export function topicSpans(
  tokens: readonly QueryToken[],
  isSpelled: (token: QueryToken) => boolean = () => true,
): TopicSpan[] {
  const spans: TopicSpan[] = [];
  for (let from = 0; from < tokens.length; ) {
    const span = spanAt(tokens, from, isSpelled);
    if (span) spans.push(span);
    from = span?.to ?? from + 1;
  }
  return spans;
}

function spanAt(
  tokens: readonly QueryToken[],
  from: number,
  isSpelled: (token: QueryToken) => boolean,
): TopicSpan | undefined {
  const token = tokens[from];
  const longest = Math.min(token ? phrases.longestFrom(token) : 0, tokens.length - from);
  for (let length = longest; length > 0; length -= 1) {
    const found = phrases.valuesOf(tokens.slice(from, from + length));
    if (found.length > 0) return { from, to: from + length, found };
  }
  if (!token || longest > 0 || token.folded.length < minTypoLength || isSpelled(token)) return undefined;
  const mistyped = phrases.mistyped(token).filter(({ isAlways }) => isAlways);
  return mistyped.length > 0 ? { from, to: from + 1, found: mistyped } : undefined;
}

/**
 * Returns the facets of a page or article: the topics that its title names, and those that `topics` assigns to it as a
 * substitute.
 */
export function topicFacetsOf(id: string, titles: readonly string[]): { named: string[]; also: string[] } {
  const spans = titles.flatMap((title) => topicSpans(tokensOf(foldedWords(title).join(" "))));
  const named = new Set(spans.flatMap(({ found }) => found.map(({ topic }) => topic)));
  const also = topicIds.filter((topic) => !named.has(topic) && isSubstitute(topic, id));
  return { named: [...named].map((topic) => `topic/${topic}`), also: also.map((topic) => `topic/${topic}`) };
}

function isSubstitute(topic: Topic, id: string): boolean {
  return (topics[topic] as readonly string[]).includes(id);
}
