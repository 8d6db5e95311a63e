import { expect, test } from "vitest";

import { isTagKnown } from "./isTagKnown";

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["a", false],
  ["", false],
  [undefined, false],
])("If-None-Match: %s knows the tag: %s", (header, isKnown) => {
  expect(isTagKnown(header, 'W/"a"')).toBe(isKnown);
  expect(isTagKnown(header, '"a"')).toBe(isKnown);
});
