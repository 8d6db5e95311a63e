import { expect, test } from "vitest";

import { preferredLocale } from "./preferredLocale";

test.each([
  ["sk", "sk"],
  ["sk-SK,sk;q=0.9,en;q=0.8", "sk"],
  ["en-US,en;q=0.9,sk;q=0.5", "sk"],
  ["cs,sk;q=0.9", "cs"],
  ["cs;q=0.4, sk;q=0.6", "sk"],
  ["sk;q=0,cs;q=0.1", "cs"],
  ["SK", "sk"],
  ["en-GB,de", null],
  ["*", null],
  ["", null],
  [";;q=,,sk;q=abc", null],
  [null, null],
])("a browser that asks for %j prefers %j", (header, locale) => {
  expect(preferredLocale(header)).toBe(locale);
});
