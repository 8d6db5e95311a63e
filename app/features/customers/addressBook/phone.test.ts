import { expect, test } from "vitest";

import { formatPhone, internationalPhone, phoneDigits } from "./phone";
import { nationalDigits } from "./phonePrefixes";

test.each([
  ["+420", "601 123 456", "+420601123456"],
  ["+420", "601-123-456", "+420601123456"],
  ["+420", "+420 601 123 456", "+420601123456"],
  ["+420", "00420601123456", "+420601123456"],
  ["+421", "0905 123 456", "+421905123456"],
  ["+49", "01512 3456789", "+4915123456789"],
  ["+36", "20 123 4567", "+36201234567"],
  ["+43", "0664 123456", "+43664123456"],
  ["+386", "031 234 567", "+38631234567"],
  ["", "+48 512 345 678", "+48512345678"],
  ["", "0048 512 345 678", "+48512345678"],
] as const)("%s %s is %s", (prefix, typed, stored) => {
  expect(internationalPhone(prefix, phoneDigits(typed))).toBe(stored);
});

test.each([
  ["+420", "123 456 789"],
  ["+420", "60112345"],
  ["+420", "6011234567"],
  ["", "601123456"],
  ["+420", "abc"],
  ["+420", `+${"1".repeat(400)}`],
] as const)("%s %s is not a number", (prefix, typed) => {
  expect(internationalPhone(prefix, phoneDigits(typed))).toBeUndefined();
});

test("a number is written in groups, and a masked one is left alone", () => {
  expect(formatPhone("+420601123456")).toBe("+420 601 123 456");
  expect(formatPhone("••• 456")).toBe("••• 456");
});

test("a stored number is split only at its own prefix", () => {
  expect(nationalDigits("+420", "+420601123456")).toBe("601123456");
  expect(nationalDigits("+420", "+421905123456")).toBe("+421905123456");
  expect(nationalDigits("", "+48512345678")).toBe("+48512345678");
});
