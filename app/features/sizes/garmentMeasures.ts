import { compareSizes, formatSize } from "./sizes";

/** What is measured on a garment that lies flat, as the catalog's files name it and in the order of the columns. */
export const garmentMeasures = ["back", "sleeve", "chest"] as const;

export type GarmentMeasure = (typeof garmentMeasures)[number];

/** A length of one size of a product. */
export type GarmentLength = { size: string; measure: GarmentMeasure; millimetres: number };

/** The first column is the size, as people read it; the others, in centimetres, follow the order of `columns`. */
export type GarmentTable = { columns: readonly GarmentMeasure[]; rows: readonly (readonly string[])[] };

/** The lengths of a product as a table, the smallest size first; null for a product without any. */
export function garmentTableOf(lengths: readonly GarmentLength[]): GarmentTable | null {
  if (lengths.length === 0) return null;
  const columns = garmentMeasures.filter((measure) => lengths.some((length) => length.measure === measure));
  const sizes = [...new Set(lengths.map(({ size }) => size))].sort(compareSizes);
  const cell = (size: string, measure: GarmentMeasure) =>
    inCentimetres(lengths.find((length) => length.size === size && length.measure === measure));
  return { columns, rows: sizes.map((size) => [formatSize(size), ...columns.map((measure) => cell(size, measure))]) };
}

function inCentimetres(length: GarmentLength | undefined): string {
  return length ? String(length.millimetres / 10).replace(".", ",") : "–";
}
