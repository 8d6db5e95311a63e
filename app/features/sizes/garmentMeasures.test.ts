import { expect, test } from "vitest";

import { type GarmentLength, garmentTableOf } from "./garmentMeasures";

const length = (size: string, measure: GarmentLength["measure"], millimetres: number) => ({
  size,
  measure,
  millimetres,
});

test("lengths are shown in centimetres, a row for each size in the order of sizes", () => {
  const lengths = [length("100", "chest", 700), length("50", "sleeve", 625), length("50", "back", 660)];
  expect(garmentTableOf(lengths)).toEqual({
    columns: ["back", "sleeve", "chest"],
    rows: [
      ["50", "66", "62,5", "–"],
      ["100", "–", "–", "70"],
    ],
  });
});

test("a garment without sleeves has no column for them", () => {
  expect(garmentTableOf([length("M", "chest", 520)])).toEqual({ columns: ["chest"], rows: [["M", "52"]] });
});

test("a product without measures has no table", () => {
  expect(garmentTableOf([])).toBeNull();
});
