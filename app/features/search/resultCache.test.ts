import { expect, test, vi } from "vitest";

import { Answers } from "./resultCache";

const half = { ids: Array.from({ length: 500_000 }, (_, at) => at), isPartial: false };

test("what was asked for lately is remembered, the oldest is forgotten when there is too much", () => {
  const answers = new Answers();
  const find = vi.fn(() => ({ ...half }));
  for (const query of ["bunda", "bunda", "kabát", "bunda"]) answers.of(query, find);
  expect(find).toHaveBeenCalledTimes(3);
});

test("one answer that is too much alone is still given", () => {
  const everything = { ids: [...half.ids, ...half.ids, 1], isPartial: false };
  expect(new Answers().of("kůže", () => everything)).toBe(everything);
});
