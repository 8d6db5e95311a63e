import { expect, test } from "vitest";

import { shortText } from "./stripTags";

test("a short text is its words, without tags", () => {
  expect(shortText("<p>Bundy z&nbsp;jehněčí  nappy.</p><p>A kabáty.</p>")).toBe("Bundy z jehněčí nappy. A kabáty.");
});

test("a long one ends with a whole word", () => {
  const text = shortText(`<p>${"kůže ".repeat(80)}</p>`);
  expect(text.length).toBeLessThan(165);
  expect(text).toMatch(/^(kůže )+…$/);
});
