import { expect, test } from "vitest";

import { fold, foldedWords } from "./fold";

test.each([
  ["Kožešina", "kozesina"],
  ["ĽUDMILA", "ludmila"],
  ["měkký kôň", "mekky kon"],
  ["Łódź, Øresund, æther, Straße, Đakovo", "lodz, oresund, aether, strasse, dakovo"],
])("%s loses its accents", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("words are separated by anything that is neither a letter nor a digit", () => {
  expect(foldedWords("Kůže & semiš (do 65 cm), KA-1001!")).toEqual(["kuze", "semis", "do", "65", "cm", "ka", "1001"]);
});
