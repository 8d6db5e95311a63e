import { expect, test } from "vitest";

import { withUnbrokenTimes } from "./timeRanges";

test.each([
  ["pondělí až pátek 8:00–15:00", "pondělí až pátek [8:00–15:00]"],
  ["po–pá 9:00–12:00, 13:00–18:00", "[po–pá] [9:00–12:00], [13:00–18:00]"],
  ['<td title="8:00–9:00">út–čt</td>', '<td title="8:00–9:00">[út–čt]</td>'],
  ["20–40 dní, pondělí–pátek, Praha – Brno", "20–40 dní, pondělí–pátek, Praha – Brno"],
])("times and days in %j are kept together", (html, kept) => {
  const written = kept.replaceAll("[", '<span class="a">').replaceAll("]", "</span>");
  expect(withUnbrokenTimes(html, "a")).toBe(written);
});
