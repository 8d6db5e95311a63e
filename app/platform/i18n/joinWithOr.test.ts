import { expect, test } from "vitest";

import { joinWithOr } from "./joinWithOr";

test.each([
  ["cs", "Apple Pay nebo Google Pay"],
  ["sk", "Apple Pay alebo Google Pay"],
] as const)("names in a sentence are joined by a word of the language (%s)", (locale, joined) => {
  expect(joinWithOr(["Apple Pay", "Google Pay"], locale)).toBe(joined);
  expect(joinWithOr(["Apple Pay"], locale)).toBe("Apple Pay");
});
