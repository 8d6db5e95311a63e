import { expect, test } from "vitest";

import { fold, foldedWords } from "./fold";
import { stem, stemsOf } from "./stem";
import { replacePhrases, synonymsOf } from "./synonymStems";

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

test("a broader word finds its narrower words, but not the other way round", () => {
  expect(of("kožešina").near).toContain(stem("norek", "cs"));
  expect(of("norek").near).not.toContain(stem("kozesina", "cs"));
});

test("a phrase that means one word is replaced by it, whatever its endings", () => {
  expect(replacePhrases(foldedWords("bunda z broušené kůže"))).toEqual(["bunda", "z", "semis"]);
  expect(replacePhrases(foldedWords("taška cez rameno"))).toEqual(["taska", "crossbody"]);
});
