import { expect, test } from "vitest";

import { productFixture, variantFixture } from "../../../../tests/support/catalogFolder";

import { productRow } from "./productRow";
import { findChangedVariants, type KnownVariant, variantRecords } from "./variantRecord";

const noTax = () => 0;

function idsFor(skus: string[], known: [id: number, sku: string][]): number[] {
  const variants = skus.map((sku, index) => variantFixture({ sku, size: String(index) }));
  return variantRecords(productRow.parse(productFixture({ variants })), known.map(knownVariant), noTax).map(
    ({ id }) => id,
  );
}

function knownVariant([id, sku]: [id: number, sku: string]): KnownVariant {
  return { id, product_id: 1001, sku, ean: null, colour_id: "cerna", size: "0" };
}

test("the variants of a new product get ids from one", () => {
  expect(idsFor(["A", "B"], [])).toEqual([1_001_001, 1_001_002]);
});

test("a known SKU keeps its id in any order, and a new one gets the next id", () => {
  const known: [number, string][] = [
    [1_001_001, "A"],
    [1_001_002, "B"],
  ];
  expect(idsFor(["C", "B", "A"], known)).toEqual([1_001_003, 1_001_002, 1_001_001]);
});

test("the id of a removed variant is not reused in the same import", () => {
  expect(idsFor(["C"], [[1_001_001, "A"]])).toEqual([1_001_002]);
});

test("when the ids run out, the lowest free ones are used", () => {
  expect(idsFor(["A", "B", "C"], [[1_001_999, "A"]])).toEqual([1_001_999, 1_001_001, 1_001_002]);
});

test("only variants whose EAN, colour or size changes are freed first", () => {
  const before = [knownVariant([1_001_001, "A"]), knownVariant([1_001_002, "B"])];
  const [a, b] = before.map((variant) => ({ ...variant, position: 0, surcharge_net: 0, surcharge_eur_net: 0 }));
  expect(a && b && findChangedVariants(before, [a, { ...b, size: "9" }])).toEqual([before[1]]);
});
