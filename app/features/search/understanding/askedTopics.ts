import { isQuestionWord } from "../index/fold";
import type { QueryToken } from "./queryTokens";
import type { FoundTopic, TopicSpan } from "./topicPhrases";
import type { Topic } from "./topics";
import type { QueryPart, Understanding } from "./understanding";

/** What is done in a store is asked more often than where the store is. */
const doneInStores = new Set<Topic>(["exchange", "returns", "claims", "repairs", "cleaning", "voucher", "payment"]);

/** The topics that are meant: occasions and towns count where nothing else is asked for, stores where nothing is done. */
export function askedTopics(found: readonly FoundTopic[]): Topic[] {
  const clear = found.filter(({ isAlways }) => isAlways);
  const topics = [...new Set((clear.length > 0 ? clear : found).map(({ topic }): Topic => topic))];
  const isDone = topics.some((topic) => doneInStores.has(topic));
  return isDone ? topics.filter((topic) => topic !== "stores") : topics;
}

/** Groups that a question about information may name as well: whom a gift is for, how much it may cost. */
const neutralGroups = new Set(["pohlavi"]);

/** The topics of a query as it was read, and whether it leads to information. */
export function topicsOf(query: {
  tokens: readonly QueryToken[];
  spans: readonly TopicSpan[];
  parts: readonly QueryPart[];
}): Pick<Understanding, "topics" | "leadsToInformation"> {
  const { tokens, spans, parts } = query;
  const namesGoods = parts.some(
    (part) =>
      part.kind === "size" ||
      part.kind === "label" ||
      part.kind === "without" ||
      (part.kind === "sense" && !neutralGroups.has(part.sense.group)),
  );
  const found = spans.flatMap((span) => span.found.filter(({ isAlways }) => isAlways || !namesGoods));
  const topics = askedTopics(found);
  const asks = isQuestionWord(tokens[0]?.folded ?? "") && tokens.length > 1;
  return { topics, leadsToInformation: topics.length > 0 || asks };
}
