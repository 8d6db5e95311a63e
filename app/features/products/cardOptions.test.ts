import { expect, test } from "vitest";

import { parseCardOptions } from "./cardOptions";

const palette = new Map([
  ["cerna", { id: "cerna", name: "černá", hex: "#111111" }],
  ["hneda", { id: "hneda", name: "hnědá", hex: "#553311" }],
]);

test("a card offers each colour once and each size once, sizes in their own order", () => {
  expect(parseCardOptions("hneda=L,S;cerna=M,L", palette)).toEqual({
    colours: [palette.get("hneda"), palette.get("cerna")],
    sizes: ["S", "M", "L"],
  });
});

test("a product without colours or sizes offers none", () => {
  expect(parseCardOptions("=46,48", palette)).toEqual({ colours: [], sizes: ["46", "48"] });
  expect(parseCardOptions("cerna=", palette)).toEqual({ colours: [palette.get("cerna")], sizes: [] });
  expect(parseCardOptions("", palette)).toEqual({ colours: [], sizes: [] });
});
