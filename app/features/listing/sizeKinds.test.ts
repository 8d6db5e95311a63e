import { expect, test } from "vitest";

import { type SizeKind, sizeKindOf } from "./sizeKinds";

const scales: [SizeKind, string[]][] = [
  ["clothes", ["XS", "2XL", "34", "46", "58", "60", "UNI"]],
  ["hats", ["55", "57", "61"]],
  ["gloves", ["6.5", "8", "10"]],
  ["belts", ["85", "100", "125"]],
];

test.each(scales)("%s have a scale of their own", (kind, sizes) => {
  expect(sizes.map(sizeKindOf)).toEqual(sizes.map(() => kind));
});
