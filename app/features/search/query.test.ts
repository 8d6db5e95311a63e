import { expect, test } from "vitest";

import { readQuery } from "./query";

test("a query is one clean line", () => {
  expect(readQuery("  kožená\n bunda 🧥 ")).toEqual({ text: "kožená bunda", isCut: false });
  expect(readQuery(null)).toEqual({ text: "", isCut: false });
  expect(readQuery("🧥🧥")).toEqual({ text: "", isCut: false });
});

test("a query is cut to a hundred characters, not counting emojis", () => {
  expect(readQuery(`🧥${"ž".repeat(100)}`)).toEqual({ text: "ž".repeat(100), isCut: false });
  expect(readQuery("ž".repeat(101))).toEqual({ text: "ž".repeat(100), isCut: true });
  expect(readQuery("x".repeat(1_000_000)).text).toHaveLength(100);
});
