import { expect, test } from "vitest";

import { lineMessage } from "./lineMessage";

test("thirty-five characters fit, one more does not", () => {
  expect(lineMessage("á".repeat(35))).toBe("á".repeat(35));
  expect(lineMessage("á".repeat(36))).toBeNull();
});

test("characters are counted as a reader sees them, after emojis and spare spaces are gone", () => {
  expect(lineMessage(`  ${"🎂".repeat(10)}${"a\u0301".repeat(35)} `)).toBe("á".repeat(35));
  expect(lineMessage("k\u0323".repeat(35))).not.toBeNull();
  expect(lineMessage("🎂")).toBe("");
});
