import { expect, test } from "vitest";

import { cleanLineMessage } from "./lineMessage";

test("thirty-five characters are accepted, one more is not", () => {
  expect(cleanLineMessage("á".repeat(35))).toBe("á".repeat(35));
  expect(cleanLineMessage("á".repeat(36))).toBeNull();
});

test("grapheme clusters are counted, after emojis and extra spaces are removed", () => {
  expect(cleanLineMessage(`  ${"🎂".repeat(10)}${"a\u0301".repeat(35)} `)).toBe("á".repeat(35));
  expect(cleanLineMessage("k\u0323".repeat(35))).not.toBeNull();
  expect(cleanLineMessage("🎂")).toBe("");
});
