import { expect, test } from "vitest";

import { choiceOf, compareSizes, pickVariant } from "./product";

function variant(id: number, colourId: string | null, size: string, onHand = 1) {
  return {
    id,
    sku: `S${id}`,
    colourId,
    colour: colourId,
    colourHex: colourId && "#000000",
    size,
    onHand,
    unitMinor: 1,
  };
}

const jacket = [
  variant(1, "cerna", "52"),
  variant(2, "cerna", "50", 0),
  variant(3, "hneda", "50"),
  variant(4, "hneda", "52", 0),
];

test("the choice lists each colour and size once, sizes in their own order", () => {
  expect(choiceOf(jacket).colours.map((colour) => colour.id)).toEqual(["cerna", "hneda"]);
  expect(choiceOf(jacket).sizes).toEqual(["50", "52"]);
  expect(["XL", "10", "S", "6.5", "2XL"].sort(compareSizes)).toEqual(["S", "XL", "2XL", "6.5", "10"]);
});

test("what is not picked is asked for", () => {
  expect(pickVariant(jacket, { colourId: null, size: null })).toEqual({ ok: false, reason: "both-missing" });
  expect(pickVariant(jacket, { colourId: "cerna", size: null })).toEqual({ ok: false, reason: "size-missing" });
  expect(pickVariant(jacket, { colourId: "ruzova", size: "52" })).toEqual({ ok: false, reason: "colour-missing" });
});

test("a pair that is not in stock answers with the nearest offers", () => {
  expect(pickVariant(jacket, { colourId: "cerna", size: "50" })).toEqual({
    ok: false,
    reason: "sold-out",
    sizes: ["52"],
    colours: ["hneda"],
  });
});

test("a single colour or size needs no pick", () => {
  expect(pickVariant([variant(9, null, "")], { colourId: null, size: null })).toMatchObject({ ok: true });
  expect(pickVariant([variant(9, "cerna", "52")], { colourId: null, size: null })).toMatchObject({ ok: true });
});
