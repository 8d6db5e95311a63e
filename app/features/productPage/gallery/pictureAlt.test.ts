import { expect, test } from "vitest";

import { isWholeView, pictureAlts, pictureView } from "./pictureAlt";

test("the file's name says what a picture shows", () => {
  expect(pictureView("bunda-cerna-back.webp")).toBe("back");
  expect(pictureView("bunda-cerna-back-b0832087.webp")).toBe("back");
  expect(pictureView("biker-cerna-collar.webp")).toBe("collar");
  expect(pictureView("usen-nappa-cerna-material.webp")).toBe("material");
  expect(pictureView("1234.jpg")).toBeNull();
});

test("a view of the whole piece is not taken for a detail", () => {
  const views = ["back-b0832087", "turned", "side", "laid", "size", "collar", "detail", "material"].map(
    (view) => `x-${view}.webp`,
  );
  expect(views.map(isWholeView)).toEqual([true, true, true, true, true, false, false, false]);
  expect(isWholeView("1234.jpg")).toBe(false);
});

test("each picture has words of its own, which name the product, its colour and the view", () => {
  const jacket = { name: "Bunda", colour: "černá" };
  expect(
    pictureAlts([
      { ...jacket, viewName: "zepředu" },
      { ...jacket, viewName: "zezadu" },
      { ...jacket, viewName: null },
      { ...jacket, viewName: null },
      { ...jacket, colour: null, viewName: null },
    ]),
  ).toEqual(["Bunda, černá, zepředu", "Bunda, černá, zezadu", "Bunda, černá (1)", "Bunda, černá (2)", "Bunda"]);
});
