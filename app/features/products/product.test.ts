import { expect, test } from "vitest";
import { compareSizes, formatSize } from "~/features/sizes/sizes";
import {
  buildSelectionQuery,
  collectOptions,
  formatVariant,
  offerOfSize,
  picturesInColour,
  selectedVariant,
  selectVariant,
  sizesInStock,
  sortPicturesByColour,
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

test("each colour and size is offered once, sizes in their own order", () => {
  expect(collectOptions(jacket).colours.map((colour) => colour.id)).toEqual(["cerna", "hneda"]);
  expect(collectOptions(jacket).sizes).toEqual(["50", "52"]);
  expect(["XL", "10", "S", "6.5", "2XL"].sort(compareSizes)).toEqual(["S", "XL", "2XL", "6.5", "10"]);
});

test("a missing colour or size is reported", () => {
  expect(selectVariant(jacket, { colourId: null, size: null })).toEqual({ ok: false, reason: "both-missing" });
  expect(selectVariant(jacket, { colourId: "cerna", size: null })).toEqual({ ok: false, reason: "size-missing" });
  expect(selectVariant(jacket, { colourId: "ruzova", size: "52" })).toEqual({ ok: false, reason: "colour-missing" });
});

function alternatives(variants: typeof jacket, colourId: string, size: string) {
  const selection = selectVariant(variants, { colourId, size });
  if (selection.ok || selection.reason !== "sold-out") throw new Error("the combination is not sold out");
  const { inColour, inSize, others } = selection.alternatives;
  return { variantId: selection.variant?.id, inColour: idsOf(inColour), inSize: idsOf(inSize), others: idsOf(others) };
}

function idsOf(variants: { id: number }[]) {
  return variants.map(({ id }) => id);
}

test("the selected variant is found whether or not it is in stock, and is undefined while an option is missing", () => {
  const meant = (colourId: string, size: string | null) =>
    selectedVariant(selectVariant(jacket, { colourId, size }))?.id;
  expect([meant("cerna", "52"), meant("cerna", "50"), meant("cerna", null)]).toEqual([1, 2, undefined]);
});

test("a sold-out combination comes with the nearest alternatives", () => {
  expect(alternatives(jacket, "cerna", "50")).toEqual({ variantId: 2, inColour: [1], inSize: [3], others: [] });
  const wide = [...jacket, variant(5, "cerna", "60"), variant(6, "cerna", "48")];
  expect(alternatives(wide, "cerna", "50").inColour).toEqual([6, 1, 5]);
});

test("a combination that never existed is distinguished from one that is sold out", () => {
  const pair = [variant(1, "cerna", "52"), variant(2, "hneda", "50")];
  expect(alternatives(pair, "cerna", "50")).toEqual({ variantId: undefined, inColour: [1], inSize: [2], others: [] });
});

test("where neither the colour nor the size is in stock, other variants are offered", () => {
  const lonely = [variant(1, "cerna", "50", 0), variant(2, "hneda", "52"), variant(3, "hneda", "60")];
  expect(alternatives(lonely, "cerna", "50")).toEqual({ variantId: 1, inColour: [], inSize: [], others: [2, 3] });
});

test("the selected options are kept in the address, and without any there is no query", () => {
  expect(buildSelectionQuery({ colourId: "cerna", size: "52" })).toBe("?barva=cerna&velikost=52");
  expect(buildSelectionQuery({ colourId: null, size: "XL" }, { prodejny: "1" })).toBe("?velikost=XL&prodejny=1");
  expect(buildSelectionQuery({ colourId: null, size: "" })).toBe("");
});

test("the pictures of the selected colour come first, and all others follow", () => {
  const pictures = ["cerna", "hneda", "cerna", null].map((colourId, index) => ({ file: `${index}`, colourId }));
  expect(sortPicturesByColour(pictures, "hneda").map(({ file }) => file)).toEqual(["1", "0", "2", "3"]);
  expect(sortPicturesByColour(pictures, null)).toEqual(pictures);
});

test("a colour is shown in its own pictures and those of no colour; one without pictures in all there are", () => {
  const pictures = ["cerna", "hneda", null, "cerna"].map((colourId, index) => ({ file: `${index}`, colourId }));
  const filesIn = (colourId: string | null) => picturesInColour(pictures, colourId).map(({ file }) => file);
  expect(filesIn("cerna")).toEqual(["0", "3", "2"]);
  expect(filesIn("hneda")).toEqual(["1", "2"]);
  expect(filesIn("konak")).toEqual(["0", "1", "2", "3"]);
  expect(picturesInColour([pictures[2] ?? { file: "", colourId: null }], null)).toHaveLength(1);
});

test("a single colour or size need not be selected", () => {
  expect(selectVariant([variant(9, null, "")], { colourId: null, size: null })).toMatchObject({ ok: true });
  expect(selectVariant([variant(9, "cerna", "52")], { colourId: null, size: null })).toMatchObject({ ok: true });
});

test("a variant is named by its colour and size, and half sizes are written with ½", () => {
  expect(formatVariant({ colour: "černá", size: "52" })).toBe("černá, 52");
  expect(formatVariant({ colour: null, size: "" })).toBe("");
  expect(["6.5", "10", "UNI"].map(formatSize)).toEqual(["6½", "10", "UNI"]);
});

test("a colour says which of its sizes the e-shop has, and whether it has every size of the product", () => {
  expect(sizesInStock(jacket, "cerna", "online")).toEqual({ sizes: ["52"], areAll: false, onlyInStores: [] });
  expect(sizesInStock([variant(1, null, "7"), variant(2, null, "6.5")], null, "online")).toEqual({
    sizes: ["6.5", "7"],
    areAll: true,
    onlyInStores: [],
  });
  expect(sizesInStock([...jacket, variant(5, "seda", "50")], "seda", "online").areAll).toBe(false);
  expect(sizesInStock(jacket.slice(0, 2), null, "online").sizes).toEqual(["52"]);
  expect(sizesInStock([variant(1, "cerna", "52", 0)], "cerna", "online")).toEqual({
    sizes: [],
    areAll: false,
    onlyInStores: [],
  });
  const inStores = { ...variant(1, "cerna", "54", 0), inStores: 2 };
  expect(sizesInStock([inStores, variant(2, "cerna", "52", 0)], "cerna", "store")).toMatchObject({
    sizes: ["54"],
    onlyInStores: [],
  });
  expect(sizesInStock([inStores, variant(2, "cerna", "52")], "cerna", "online")).toMatchObject({
    sizes: ["52"],
    onlyInStores: ["54"],
  });
});

test("a size that only stores have is marked so, unless they alone have the product", () => {
  const inStores = { ...variant(1, "cerna", "50", 0), inStores: 2 };
  const variants = [inStores, variant(2, "seda", "50"), variant(3, "cerna", "52", 0)];
  const offers = (availability: "online" | "store", ...of: [string, string | null]) =>
    offerOfSize({ variants, availability }, ...of);
  expect(offers("online", "50", "cerna")).toBe("stores");
  expect(offers("online", "50", null)).toBe("yes");
  expect(offers("online", "52", "cerna")).toBe("no");
  expect(offers("store", "50", "cerna")).toBe("yes");
  expect(offers("store", "52", "cerna")).toBe("no");
});
