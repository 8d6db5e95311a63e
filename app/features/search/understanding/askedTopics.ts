import type { FoundTopic } from "./topicPhrases";
import type { Topic } from "./topics";

/** What is done in a store is asked more often than where the store is. */
const doneInStores = new Set<Topic>(["exchange", "returns", "claims", "repairs", "cleaning", "voucher", "payment"]);

/** The topics that are meant: occasions and towns count where nothing else is asked for, stores where nothing is done. */
export function askedTopics(found: readonly FoundTopic[]): Topic[] {
  const clear = found.filter(({ isAlways }) => isAlways);
  const topics = [...new Set((clear.length > 0 ? clear : found).map(({ topic }): Topic => topic))];
  const isDone = topics.some((topic) => doneInStores.has(topic));
  return isDone ? topics.filter((topic) => topic !== "stores") : topics;
}
