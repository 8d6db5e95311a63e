import type { Availability } from "~/platform/schema";

import type { Label } from "./card";
import type { Variant } from "./variant.queries.server";

/** A product as its own page shows it. Amounts are whole smallest units with VAT; the two texts are checked HTML. */
export type Product = {
  id: number;
  code: string;
  categoryId: number | null;
  name: string;
  slug: string;
  subtitle: string;
  description: string;
  moreInfo: string;
  priceMinor: number;
  isFrom: boolean;
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  labels: Label[];
  pictures: { file: string; colourId: string | null }[];
  variants: Variant[];
  attributes: { name: string; value: string }[];
};

/** What a visitor picks from. Empty lists for a product without colours or sizes. */
export type Choice = {
  colours: { id: string; name: string; hex: string }[];
  sizes: string[];
};

export function choiceOf(variants: readonly Variant[]): Choice {
  const colours = new Map<string, { id: string; name: string; hex: string }>();
  for (const { colourId, colour, colourHex } of variants) {
    if (colourId && colour && colourHex) colours.set(colourId, { id: colourId, name: colour, hex: colourHex });
  }
  const sizes = new Set(variants.map((variant) => variant.size).filter(Boolean));
  return { colours: [...colours.values()], sizes: [...sizes].sort(compareSizes) };
}

const letterSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

/** Numbers by value, letters by their own order, letters first. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  if (rankA >= 0 || rankB >= 0)
    return (rankA >= 0 ? rankA : letterSizes.length) - (rankB >= 0 ? rankB : letterSizes.length);
  return Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b);
}

export type Picked = { colourId: string | null; size: string | null };

export type Pick =
  | { ok: true; variant: Variant }
  | { ok: false; reason: "colour-missing" | "size-missing" | "both-missing" }
  /** `sizes` are those in stock in that colour, `colours` those in stock in that size. */
  | { ok: false; reason: "sold-out"; sizes: string[]; colours: string[] };

/** The one variant that a choice means. A product with a single colour or size needs no pick of it. */
export function pickVariant(variants: readonly Variant[], picked: Picked): Pick {
  const { colours, sizes } = choiceOf(variants);
  const colourId = picked.colourId ?? (colours.length === 1 ? (colours[0]?.id ?? null) : null);
  const size = picked.size ?? (sizes.length === 1 ? (sizes[0] ?? null) : null);
  const isColourMissing = colours.length > 0 && !colours.some((colour) => colour.id === colourId);
  const isSizeMissing = sizes.length > 0 && !(size !== null && sizes.includes(size));
  if (isColourMissing && isSizeMissing) return { ok: false, reason: "both-missing" };
  if (isColourMissing) return { ok: false, reason: "colour-missing" };
  if (isSizeMissing) return { ok: false, reason: "size-missing" };
  const variant = variants.find((one) => (one.colourId ?? null) === colourId && one.size === (size ?? ""));
  if (variant && variant.onHand > 0) return { ok: true, variant };
  return { ok: false, reason: "sold-out", ...offersNear(variants, colourId, size) };
}

function offersNear(variants: readonly Variant[], colourId: string | null, size: string | null) {
  const offered = variants.filter((variant) => variant.onHand > 0);
  const sizes = offered.filter((variant) => variant.colourId === colourId).map((variant) => variant.size);
  const colours = offered.filter((variant) => variant.size === size).map((variant) => variant.colour ?? "");
  return { sizes: sizes.filter(Boolean).sort(compareSizes), colours: colours.filter(Boolean) };
}
