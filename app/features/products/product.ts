import type { Availability } from "~/platform/database/schema";

import type { Label } from "./label";
import type { Variant } from "./variant.queries.server";

/** A product as its own page shows it. Amounts are whole smallest units with VAT; the two texts are checked HTML. */
export type Product = {
  id: number;
  code: string;
  brand: string;
  categoryId: number | null;
  categorySlug: string | null;
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
  /** A line of it may carry a short message (decision 60). */
  allowsMessage: boolean;
  labels: Label[];
  pictures: Picture[];
  variants: Variant[];
  attributes: { name: string; value: string }[];
};

export type Picture = { file: string; colourId: string | null };

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
  /** `variant` is the one that is gone; undefined where the pair was never made. */
  | { ok: false; reason: "sold-out"; variant: Variant | undefined; near: NearOffers };

/** What is in stock instead of a pair that is not. `others` is filled only where the two lists before it are empty. */
export type NearOffers = { inColour: Variant[]; inSize: Variant[]; others: Variant[] };

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
  return { ok: false, reason: "sold-out", variant, near: offersNear(variants, colourId, size ?? "") };
}

/** The variant that is meant, in stock or not; undefined while something is missing or the pair was never made. */
export function variantMeant(pick: Pick): Variant | undefined {
  return "variant" in pick ? pick.variant : undefined;
}

const mostOthers = 6;

/** In a colour, the sizes nearest to the wanted one come first. */
function offersNear(variants: readonly Variant[], colourId: string | null, size: string): NearOffers {
  const offered = variants.filter(({ onHand }) => onHand > 0);
  const wanted = Number.parseFloat(size);
  const distance = (variant: Variant) => Math.abs(Number.parseFloat(variant.size) - wanted) || 0;
  const bySize = (a: Variant, b: Variant) => distance(a) - distance(b) || compareSizes(a.size, b.size);
  const inColour = offered.filter((one) => one.size !== "" && one.colourId === colourId).sort(bySize);
  const inSize = offered.filter((one) => one.colour !== null && one.size === size);
  const isDeadEnd = inColour.length === 0 && inSize.length === 0;
  return { inColour, inSize, others: isDeadEnd ? [...offered].sort(bySize).slice(0, mostOthers) : [] };
}

/** `?barva=cerna&velikost=52`: the part of a product's address that keeps a choice; empty where nothing is picked. */
export function choiceQuery({ colourId, size }: Picked, more: Record<string, string> = {}): string {
  const pairs = { ...(colourId ? { barva: colourId } : {}), ...(size ? { velikost: size } : {}), ...more };
  const query = new URLSearchParams(pairs).toString();
  return query && `?${query}`;
}

/** Those of the picked colour first, the others after them, each group in its own order. */
export function picturesFor(pictures: readonly Picture[], colourId: string | null): Picture[] {
  const isOfColour = (picture: Picture) => colourId !== null && picture.colourId === colourId;
  return [...pictures.filter(isOfColour), ...pictures.filter((picture) => !isOfColour(picture))];
}

/** How a size is written for people: gloves come in halves, 6.5 as 6½. */
export function sizeText(size: string): string {
  return size.replace(/\.5$/, "½");
}

/** `černá, 52`; empty for a variant without either. */
export function variantTitle({ colour, size }: { colour: string | null; size: string }): string {
  return [colour, sizeText(size)].filter(Boolean).join(", ");
}

/** Values of a product's attributes by attribute, as ids: `{druh: ["bunda"], pohlavi: ["panske"]}`. */
export type Traits = Partial<Record<string, readonly string[]>>;
