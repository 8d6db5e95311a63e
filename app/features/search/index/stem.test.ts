import { expect, test } from "vitest";

import { fold } from "./fold";
import { stem } from "./stem";

test.each([
  ["cs", "bund", "bunda bundy bundě bundou bundách bundám"],
  ["cs", "kabat", "kabát kabáty kabátů kabátu kabátem kabátech kabátům"],
  ["cs", "kozn", "kožená kožený kožené koženého kožených koženou"],
  ["cs", "kozich", "kožich kožichy kožichů kožichem"],
  ["cs", "kabelk", "kabelka kabelky kabelek kabelce kabelkou"],
  ["cs", "nork", "norek norka norkový norkové norkových"],
  ["cs", "lisk", "liška lišky lišce liščí"],
  ["cs", "pansk", "pánský pánská pánské pánských"],
  ["cs", "limk", "límec límce límců"],
  ["sk", "kabelk", "kabelka kabeliek kabelke kabelkou"],
  ["sk", "ciapk", "čiapka čiapok čiapky"],
  ["sk", "koz", "koža koží kože kožou"],
  ["sk", "kabat", "kabát kabátov kabátom kabátoch"],
  ["sk", "golr", "golier goliere golierov golierom"],
  ["sk", "kozuch", "kožuch kožuchy kožuchov kožuchom"],
] as const)("%s: forms of one word are %s", (locale, stemmed, forms) => {
  expect(forms.split(" ").map((form) => stem(fold(form), locale))).toEqual(forms.split(" ").map(() => stemmed));
});

test("words for different things have different stems", () => {
  const stems = ["kabát", "kabelka", "kožich", "kůže", "vesta", "šaty", "sako"].map((word) => stem(fold(word), "cs"));
  expect(new Set(stems).size).toBe(stems.length);
});

test("numbers and codes are not stemmed", () => {
  expect(stem("2000100100035", "cs")).toBe("2000100100035");
  expect(stem("150a", "sk")).toBe("150a");
});
