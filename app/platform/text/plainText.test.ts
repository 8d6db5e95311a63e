import { expect, test } from "vitest";

import { hasLink, plainLines, plainText, withoutLinks } from "./plainText";

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

test.each([
  ["Zvonek nefunguje, volejte. Děkuji", "Zvonek nefunguje, volejte. Děkuji"],
  ["Dům č. 12, 3. patro, J. Nový", "Dům č. 12, 3. patro, J. Nový"],
  ["You won: https://evil.example/a?b#c now", "You won: … now"],
  ["(www.evil.example) and evil.co.uk/x", "… and …"],
  ["volejte evil.cz, hned", "volejte …, hned"],
])("of %j an e-mail to an address that nobody has proved says %j", (typed, sent) => {
  expect(withoutLinks(typed)).toBe(sent);
});

test("a company may be named after its domain", () => {
  expect(["Alza.cz a.s.", "J.Novák", "Awww"].some(hasLink)).toBe(false);
  expect(["http://a", "See WWW.a.cz", "ftp://b"].every(hasLink)).toBe(true);
});
