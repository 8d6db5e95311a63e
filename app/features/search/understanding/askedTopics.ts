import { isQuestionWord } from "../index/fold";
import type { QueryToken } from "./queryTokens";
import type { FoundTopic, TopicSpan } from "./topicPhrases";
import type { Topic } from "./topics";
import type { QueryPart, Understanding } from "./understanding";

/**
 * Topics that are also handled in stores. When a query has one of them, it is more often about that topic than about
 * where the store is.
 */
const doneInStores = new Set<Topic>(["exchange", "returns", "claims", "repairs", "cleaning", "voucher", "payment"]);

/**
 * Returns the topics that the visitor means. Occasions and towns count only when the query asks for nothing else, and
 * stores only when it names nothing that is done in them.
 */
function askedTopics(found: readonly FoundTopic[]): Topic[] {
  const clear = found.filter(({ isAlways }) => isAlways);
  const topics = [...new Set((clear.length > 0 ? clear : found).map(({ topic }): Topic => topic))];
  const isDone = topics.some((topic) => doneInStores.has(topic));
  return isDone ? topics.filter((topic) => topic !== "stores") : topics;
}

/** Groups that a question about information may also name, such as whom a gift is for. */
const neutralGroups = new Set(["pohlavi"]);

/** Returns the topics of a query that has been read, and whether it asks for information. */
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
