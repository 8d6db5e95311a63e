import { expect, test } from "vitest";

import { plainLines, plainText } from "./plainText";

test.each([
  ["a smile", "Eva 😀 Nová", "Eva Nová"],
  ["a family joined by ZWJ", "👨‍👩‍👧 Novákovi", "Novákovi"],
  ["a flag", "🇨🇿 Praha", "Praha"],
  ["a skin tone and a variation selector", "👍🏽 ok ❤️", "ok"],
  ["a keycap, whose digit stays", "Dlouhá 1️⃣", "Dlouhá 1"],
  ["marks that are not pictures stay", "© ® ™ 12 # * ½ č ľ ŕ", "© ® ™ 12 # * ½ č ľ ŕ"],
  ["control and bidi characters", "a\u0000b\u202ec\u200bd", "abcd"],
  ["white space of any kind", " a\u00a0\t b\r\nc ", "a b c"],
  ["letters in two pieces", "Novák", "Novák".normalize("NFC")],
])("%s", (_what, typed, stored) => {
  expect(plainText(typed)).toBe(stored);
});

test("a note keeps its lines, whatever system wrote it", () => {
  expect(plainLines(" Zvonek\r\nnefunguje 😢 \r\n\r\n\r\n\r\nvolejte \n")).toBe("Zvonek\nnefunguje\n\nvolejte");
});
