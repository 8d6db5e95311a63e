import { expect, test } from "vitest";

import { cardChoiceOf } from "./cardChoice";

const palette = new Map([
  ["cerna", { id: "cerna", name: "černá", hex: "#111111" }],
  ["hneda", { id: "hneda", name: "hnědá", hex: "#553311" }],
]);

test("a card offers each colour once and each size once, sizes in their own order", () => {
  expect(cardChoiceOf("hneda=L,S;cerna=M,L", palette)).toEqual({
    colours: "hneda|hnědá|#553311;cerna|černá|#111111",
    sizes: "S,M,L",
  });
});

test("what has no colours or no sizes offers none", () => {
  expect(cardChoiceOf("=46,48", palette)).toEqual({ colours: "", sizes: "46,48" });
  expect(cardChoiceOf("cerna=", palette)).toEqual({ colours: "cerna|černá|#111111", sizes: "" });
  expect(cardChoiceOf("", palette)).toEqual({ colours: "", sizes: "" });
});
