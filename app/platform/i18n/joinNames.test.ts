import { expect, test } from "vitest";

import { plainSpaces } from "../../../tests/support/plainSpaces";
import { joinWithAnd, joinWithOr } from "./joinNames";

test.each([
  ["cs", "Apple Pay nebo Google Pay", "46, 48 a 50"],
  ["sk", "Apple Pay alebo Google Pay", "46, 48 a 50"],
] as const)("names in a sentence are joined by a word of the language (%s)", (locale, either, all) => {
  expect(joinWithOr(["Apple Pay", "Google Pay"], locale)).toBe(either);
  expect(joinWithOr(["Apple Pay"], locale)).toBe("Apple Pay");
  expect(plainSpaces(joinWithAnd(["46", "48", "50"], locale))).toBe(all);
});
