import { expect, test } from "vitest";
import { coloursOf, writeColours } from "~/features/products/cardColour";
import { labelsOf } from "~/features/products/label";
import { sizesOf } from "./card";

const day = 86_400_000;
const plain = { publishedAt: 0, struckMinor: null, isBestseller: false, isGoodPrice: false };

test("a product is new for thirty days", () => {
  expect(labelsOf(plain, 30 * day)).toEqual(["new"]);
  expect(labelsOf(plain, 30 * day + 1)).toEqual([]);
});

test("a sale is labelled only with a price that may be struck", () => {
  expect(labelsOf({ ...plain, struckMinor: 100 }, 90 * day)).toEqual(["sale"]);
});

test("the operator's ticks are shown", () => {
  expect(labelsOf({ ...plain, isBestseller: true, isGoodPrice: true }, 90 * day)).toEqual(["bestseller", "goodPrice"]);
});

test("colours and sizes come out of a card as they went in", () => {
  const colours = [
    { id: "cerna", name: "černá", hex: "#111111" },
    { id: "hneda", name: "tmavě hnědá", hex: "#553311" },
  ];
  expect(coloursOf({ colours: writeColours(colours) })).toEqual(colours);
  expect(coloursOf({ colours: "" })).toEqual([]);
  expect(sizesOf({ sizes: "46,48" })).toEqual(["46", "48"]);
  expect(sizesOf({ sizes: "" })).toEqual([]);
});
