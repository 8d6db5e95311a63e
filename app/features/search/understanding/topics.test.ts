import { expect, test } from "vitest";

import { samplePages } from "../../../../tests/support/legalPages";
import { topicIds, topics } from "./topics";

test("every topic leads to pages that exist", () => {
  const ids = new Set(samplePages().map(({ id }) => id));
  const dead = topicIds.flatMap((topic) => topics[topic].filter((id) => !ids.has(id)).map((id) => `${topic} ${id}`));
  expect(dead).toEqual([]);
});
