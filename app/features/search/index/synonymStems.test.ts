import { expect, test } from "vitest";

import { fold } from "./fold";
import { stem, stemsOf } from "./stem";
import { synonymsOf } from "./synonymStems";

const of = (word: string) => synonymsOf(stemsOf(fold(word)));

test.each([
  ["kožený", "kůže"],
  ["peňaženka", "peněženka"],
  ["motorkářský", "křivák"],
  ["ušanka", "čepice"],
  ["vínový", "bordó"],
])("%s is another word for %s", (word, synonym) => {
  expect(of(word).same).toContain(stem(fold(synonym), "cs"));
  expect(of(synonym).same).toContain(stem(fold(word), "cs"));
});

test("a broader word finds its narrower words, but not the other way round", () => {
  expect(of("kožešina").near).toContain(stem("norek", "cs"));
  expect(of("norek").near).not.toContain(stem("kozesina", "cs"));
});
