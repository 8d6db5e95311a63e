import type { Topic } from "../topics";

/**
 * Words and phrases of each topic in one language, with commas between. `always` leads to information whatever else is
 * typed; `alone` does so only when no kind of product is named, as in `bunda velikost 54`.
 */
export type TopicWords = Readonly<Record<Topic, { always: string; alone: string }>>;
