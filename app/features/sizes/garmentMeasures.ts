import { compareSizes, formatSize } from "./sizes";

/** What is measured on a garment that lies flat, named as in the catalog's files and in the order of the columns. */
export const garmentMeasures = ["back", "sleeve", "chest"] as const;

export type GarmentMeasure = (typeof garmentMeasures)[number];

/** A length of one size of a product. */
export type GarmentLength = { size: string; measure: GarmentMeasure; millimetres: number };

/** The lengths of one size, in centimetres. */
export type SizeLengths = { size: string; lengths: Partial<Record<GarmentMeasure, number>> };

/**
 * A table of measures. The first column is the size as customers read it; the others, in centimetres, follow the order
 * of `columns`.
 */
export type GarmentTable = { columns: readonly GarmentMeasure[]; rows: readonly (readonly string[])[] };

/** Returns the lengths of a product by size, the smallest first. */
export function lengthsBySize(all: readonly GarmentLength[]): SizeLengths[] {
  const sizes = [...new Set(all.map(({ size }) => size))].sort(compareSizes);
  return sizes.map((size) => ({
    size,
    lengths: Object.fromEntries(
      garmentMeasures.flatMap((measure) => {
        const length = all.find((row) => row.size === size && row.measure === measure);
        return length ? [[measure, length.millimetres / 10]] : [];
      }),
    ),
  }));
}

/** Returns the lengths of a product as a table; null for a product without any. */
export function garmentTableOf(all: readonly GarmentLength[]): GarmentTable | null {
  if (all.length === 0) return null;
  const columns = garmentMeasures.filter((measure) => all.some((length) => length.measure === measure));
  const rows = lengthsBySize(all).map(({ size, lengths }) => [
    formatSize(size),
    ...columns.map((measure) => String(lengths[measure] ?? "–").replace(".", ",")),
  ]);
  return { columns, rows };
}
