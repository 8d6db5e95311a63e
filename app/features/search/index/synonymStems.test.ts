import { expect, test } from "vitest";

import { fold, foldedWords } from "./fold";
import { stem, stemsOf } from "./stem";
import { synonymsOf, withoutPhrases } from "./synonymStems";

const of = (word: string) => synonymsOf(stemsOf(fold(word)));

test.each([
  ["kožený", "kůže"],
  ["peňaženka", "peněženka"],
  ["motorkářský", "křivák"],
  ["ušanka", "čepice"],
  ["vínový", "bordó"],
])("%s is another word for %s", (one, other) => {
  expect(of(one).same).toContain(stem(fold(other), "cs"));
  expect(of(other).same).toContain(stem(fold(one), "cs"));
});

test("a wider word finds its kinds, and a kind does not find all that is wider", () => {
  expect(of("kožešina").near).toContain(stem("norek", "cs"));
  expect(of("norek").near).not.toContain(stem("kozesina", "cs"));
});

test("several words that mean one are taken as that one, whatever their endings", () => {
  expect(withoutPhrases(foldedWords("bunda z broušené kůže"))).toEqual(["bunda", "z", "semis"]);
  expect(withoutPhrases(foldedWords("taška cez rameno"))).toEqual(["taska", "crossbody"]);
});
