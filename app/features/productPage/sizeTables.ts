import type { AttributeValueIds } from "~/features/products/product";

import { type GarmentLength, type GarmentTable, garmentTableOf } from "~/features/sizes/garmentMeasures";

/** Body measurements for the sizes, in centimetres. Manufacturers differ by up to 2 cm. */

const measures = {
  women: ["size", "bust", "waist", "hips"],
  men: ["size", "chest", "waist", "height"],
  gloves: ["size", "girth"],
  hats: ["size", "head"],
  belts: ["size", "belt"],
} as const;

export type SizeTableKind = keyof typeof measures;
export type Measure = (typeof measures)[SizeTableKind][number];

export type LetterColumn = "letters" | "womensLetters" | "mensLetters";

/** A table of a kind's sizes. The first column is the size; the others follow the order of `columns`. */
export type SizeTable = { kind: SizeTableKind; columns: readonly Measure[]; rows: readonly (readonly string[])[] };

/** The tables beside a product's sizes: the body that the sizes fit, and what the garment itself measures. */
export type SizeTables = { body: SizeTable | null; garment: GarmentTable | null };

const rows: Record<SizeTableKind, readonly string[]> = {
  women: [
    "34 80 64 88",
    "36 84 68 92",
    "38 88 72 96",
    "40 92 76 100",
    "42 96 80 104",
    "44 100 84 108",
    "46 104 90 112",
    "48 110 96 118",
    "50 116 102 124",
    "52 122 108 130",
  ],
  men: [
    "46 92 80 170",
    "48 96 84 174",
    "50 100 88 177",
    "52 104 92 180",
    "54 108 98 182",
    "56 112 102 184",
    "58 116 106 186",
    "60 120 112 188",
    "62 124 116 190",
  ],
  gloves: ["6½ 17,5", "7 19", "7½ 20,5", "8 21,5", "8½ 23", "9 24,5", "9½ 25,5", "10 27"],
  hats: ["S 55–56", "M 57–58", "L 59–60", "XL 61"],
  belts: ["85", "90", "95", "100", "105", "110", "115", "120", "125"].map((length) => `${length} ${length}`),
};

/**
 * The letters of the sizes in the order of `rows`. Gloves of one number have a different letter for women than for men.
 */
const letters: Record<SizeTableKind, Partial<Record<LetterColumn, string>>> = {
  women: { letters: "XS S M L XL 2XL 3XL – – –" },
  men: { letters: "S S M L XL 2XL 3XL 3XL –" },
  gloves: { womensLetters: "XS S M L XL – – –", mensLetters: "– – – S M L XL 2XL" },
  hats: {},
  belts: {},
};

const kindOfProductType: Partial<Record<string, SizeTableKind>> = {
  rukavice: "gloves",
  cepice: "hats",
  opasek: "belts",
};
const kindOfGender: Partial<Record<string, SizeTableKind>> = { damske: "women", panske: "men" };

/** Returns the tables for a product; null when there is neither. */
export function findSizeTables(
  attributeValueIds: AttributeValueIds,
  sizes: readonly string[],
  lengths: readonly GarmentLength[],
): SizeTables | null {
  const tables = { body: findSizeTable(attributeValueIds, sizes), garment: garmentTableOf(lengths) };
  return tables.body || tables.garment ? tables : null;
}

/** Finds the size table for a product; null for a product without numbered sizes. */
export function findSizeTable(attributeValueIds: AttributeValueIds, sizes: readonly string[]): SizeTable | null {
  if (!sizes.some((size) => /^\d/.test(size))) return null;
  const kind =
    kindOfProductType[attributeValueIds.druh?.[0] ?? ""] ?? kindOfGender[attributeValueIds.pohlavi?.[0] ?? ""];
  return kind ? sizeTableOf(kind) : null;
}

export function sizeTableOf(kind: SizeTableKind): SizeTable {
  return { kind, columns: measures[kind], rows: rows[kind].map((row) => row.split(" ")) };
}

/** Returns the letters of a kind's sizes, one column each; empty when its sizes are letters or lengths themselves. */
export function letterColumnsOf(kind: SizeTableKind): Partial<Record<LetterColumn, readonly string[]>> {
  return Object.fromEntries(Object.entries(letters[kind]).map(([name, column]) => [name, column.split(" ")]));
}
