import { expect, test } from "vitest";

import {
  choiceOf,
  choiceQuery,
  compareSizes,
  pickVariant,
  picturesFor,
  sizeText,
  variantMeant,
  variantTitle,
} from "./product";

function variant(id: number, colourId: string | null, size: string, onHand = 1) {
  return {
    id,
    sku: `S${id}`,
    colourId,
    colour: colourId,
    ean: null,
    inStores: 0,
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

function near(variants: typeof jacket, colourId: string, size: string) {
  const pick = pickVariant(variants, { colourId, size });
  if (pick.ok || pick.reason !== "sold-out") throw new Error("the pair is not sold out");
  const { inColour, inSize, others } = pick.near;
  return { variantId: pick.variant?.id, inColour: idsOf(inColour), inSize: idsOf(inSize), others: idsOf(others) };
}

function idsOf(variants: { id: number }[]) {
  return variants.map(({ id }) => id);
}

test("a choice means its variant in stock or not, and none while something is missing", () => {
  const meant = (colourId: string, size: string | null) => variantMeant(pickVariant(jacket, { colourId, size }))?.id;
  expect([meant("cerna", "52"), meant("cerna", "50"), meant("cerna", null)]).toEqual([1, 2, undefined]);
});

test("a pair that is not in stock answers with the nearest offers", () => {
  expect(near(jacket, "cerna", "50")).toEqual({ variantId: 2, inColour: [1], inSize: [3], others: [] });
  const wide = [...jacket, variant(5, "cerna", "60"), variant(6, "cerna", "48")];
  expect(near(wide, "cerna", "50").inColour).toEqual([6, 1, 5]);
});

test("a pair that was never made is told apart from one that is gone", () => {
  const pair = [variant(1, "cerna", "52"), variant(2, "hneda", "50")];
  expect(near(pair, "cerna", "50")).toEqual({ variantId: undefined, inColour: [1], inSize: [2], others: [] });
});

test("where neither the colour nor the size is left, something else is offered", () => {
  const lonely = [variant(1, "cerna", "50", 0), variant(2, "hneda", "52"), variant(3, "hneda", "60")];
  expect(near(lonely, "cerna", "50")).toEqual({ variantId: 1, inColour: [], inSize: [], others: [2, 3] });
});

test("a choice is kept in the address, and nothing picked leaves it plain", () => {
  expect(choiceQuery({ colourId: "cerna", size: "52" })).toBe("?barva=cerna&velikost=52");
  expect(choiceQuery({ colourId: null, size: "XL" }, { prodejny: "1" })).toBe("?velikost=XL&prodejny=1");
  expect(choiceQuery({ colourId: null, size: "" })).toBe("");
});

test("the pictures of the picked colour come first, all others stay", () => {
  const pictures = ["cerna", "hneda", "cerna", null].map((colourId, index) => ({ file: `${index}`, colourId }));
  expect(picturesFor(pictures, "hneda").map(({ file }) => file)).toEqual(["1", "0", "2", "3"]);
  expect(picturesFor(pictures, null)).toEqual(pictures);
});

test("a single colour or size needs no pick", () => {
  expect(pickVariant([variant(9, null, "")], { colourId: null, size: null })).toMatchObject({ ok: true });
  expect(pickVariant([variant(9, "cerna", "52")], { colourId: null, size: null })).toMatchObject({ ok: true });
});

test("a variant is named by what it has; gloves come in halves", () => {
  expect(variantTitle({ colour: "černá", size: "52" })).toBe("černá, 52");
  expect(variantTitle({ colour: null, size: "" })).toBe("");
  expect(["6.5", "10", "UNI"].map(sizeText)).toEqual(["6½", "10", "UNI"]);
});
