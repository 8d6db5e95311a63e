import { expect, test } from "vitest";

import { isPlainClick } from "./isPlainClick";

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ["the main button alone", {}, true],
  ["the middle button", { button: 1 }, false],
  ["with Ctrl", { ctrlKey: true }, false],
  ["with Command", { metaKey: true }, false],
  ["with Shift", { shiftKey: true }, false],
  ["with Alt", { altKey: true }, false],
])("a click is plain or not: %s", (_name, change, isPlain) => {
  expect(isPlainClick({ ...plain, ...change })).toBe(isPlain);
});
