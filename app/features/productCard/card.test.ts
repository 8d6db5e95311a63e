import { expect, test } from "vitest";
import { activeLabels } from "~/features/products/activeLabels";
import { parseColours, serializeColours } from "~/features/products/cardColour";
import { dayMs } from "~/platform/time/durations";
import { parseSizes } from "./card";

const plain = { publishedAt: 0, struckMinor: null, isBestseller: false, isGoodPrice: false };

test("a product is new for thirty days", () => {
  expect(activeLabels(plain, 30 * dayMs)).toEqual(["new"]);
  expect(activeLabels(plain, 30 * dayMs + 1)).toEqual([]);
});

test("a product gets the sale label only with a struck price", () => {
  expect(activeLabels({ ...plain, struckMinor: 100 }, 90 * dayMs)).toEqual(["sale"]);
});

test("the flags that the operator has set become labels", () => {
  expect(activeLabels({ ...plain, isBestseller: true, isGoodPrice: true }, 90 * dayMs)).toEqual([
    "bestseller",
    "goodPrice",
  ]);
});

test("colours and sizes survive serializing and parsing", () => {
  const colours = [
    { id: "cerna", name: "černá", hex: "#111111" },
    { id: "hneda", name: "tmavě hnědá", hex: "#553311" },
  ];
  expect(parseColours({ colours: serializeColours(colours) })).toEqual(colours);
  expect(parseColours({ colours: "" })).toEqual([]);
  expect(parseSizes({ sizes: "46,48" })).toEqual(["46", "48"]);
  expect(parseSizes({ sizes: "" })).toEqual([]);
});
