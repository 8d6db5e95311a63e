import { compareSizes, formatSize } from "~/features/sizes/sizes";
import type { Availability } from "~/platform/database/schema";

import type { Label } from "./label";
import { orderablePieces } from "./orderablePieces";
import type { ProductTexts } from "./productTexts";
import type { Variant } from "./variant.queries.server";

/**
 * A product as its own page shows it. Amounts are whole smallest units with VAT. Texts of the format richText are HTML
 * that has been checked.
 */
export type Product = ProductTexts & {
  id: number;
  code: string;
  brand: string;
  categoryId: number | null;
  categorySlug: string | null;
  name: string;
  slug: string;
  priceMinor: number;
  isFrom: boolean;
  struckMinor: number | null;
  discountPercent: number;
  availability: Availability;
  /** True when a cart line of the product may carry a short message (decision 60). */
  allowsMessage: boolean;
  labels: Label[];
  pictures: Picture[];
  variants: Variant[];
  attributes: { name: string; value: string }[];
};

export type Picture = { file: string; colourId: string | null };

/** The colours and sizes that a visitor selects from; empty lists for a product without colours or sizes. */
export type ProductOptions = {
  colours: { id: string; name: string; hex: string }[];
  sizes: string[];
};

export function collectOptions(variants: readonly Variant[]): ProductOptions {
  const colours = new Map<string, { id: string; name: string; hex: string }>();
  for (const { colourId, colour, colourHex } of variants) {
    if (colourId && colour && colourHex) colours.set(colourId, { id: colourId, name: colour, hex: colourHex });
  }
  const sizes = new Set(variants.map((variant) => variant.size).filter(Boolean));
  return { colours: [...colours.values()], sizes: [...sizes].sort(compareSizes) };
}

/**
 * Returns the colour that a product is shown in while the visitor has chosen none: that of its first picture, or else
 * the first one that can be ordered; null for a product without colours.
 */
export function shownColour({ pictures, variants }: Pick<Product, "pictures" | "variants">): string | null {
  const inStock = variants.filter((variant) => orderablePieces(variant) > 0);
  const pictured = pictures[0]?.colourId ?? null;
  const isOrderable = inStock.length === 0 || inStock.some(({ colourId }) => colourId === pictured);
  return isOrderable ? pictured : (inStock[0]?.colourId ?? null);
}

export type SelectedOptions = { colourId: string | null; size: string | null };

export type VariantSelection =
  | { ok: true; variant: Variant }
  | { ok: false; reason: "colour-missing" | "size-missing" | "both-missing" }
  /** `variant` is the sold-out variant; undefined when the combination never existed. */
  | { ok: false; reason: "sold-out"; variant: Variant | undefined; alternatives: Alternatives };

/** Variants in stock to offer instead of a sold-out one. `others` is filled only when the other two lists are empty. */
export type Alternatives = { inColour: Variant[]; inSize: Variant[]; others: Variant[] };

/**
 * Finds the variant with the selected options; a variant that only stores have can be ordered for pickup. A single
 * colour or size need not be selected.
 */
export function selectVariant(variants: readonly Variant[], selected: SelectedOptions): VariantSelection {
  const { colours, sizes } = collectOptions(variants);
  const colourId = selected.colourId ?? (colours.length === 1 ? (colours[0]?.id ?? null) : null);
  const size = selected.size ?? (sizes.length === 1 ? (sizes[0] ?? null) : null);
  const isColourMissing = colours.length > 0 && !colours.some((colour) => colour.id === colourId);
  const isSizeMissing = sizes.length > 0 && !(size !== null && sizes.includes(size));
  if (isColourMissing && isSizeMissing) return { ok: false, reason: "both-missing" };
  if (isColourMissing) return { ok: false, reason: "colour-missing" };
  if (isSizeMissing) return { ok: false, reason: "size-missing" };
  const variant = variants.find(
    (candidate) => (candidate.colourId ?? null) === colourId && candidate.size === (size ?? ""),
  );
  if (variant && orderablePieces(variant) > 0) return { ok: true, variant };
  return { ok: false, reason: "sold-out", variant, alternatives: findAlternatives(variants, colourId, size ?? "") };
}

/**
 * Returns the variant, whether in stock or not; undefined while an option is missing or when the combination never
 * existed.
 */
export function selectedVariant(selection: VariantSelection): Variant | undefined {
  return "variant" in selection ? selection.variant : undefined;
}

const maxOthers = 6;

/** Finds the alternatives in stock. Within a colour, the sizes nearest to the wanted one come first. */
function findAlternatives(variants: readonly Variant[], colourId: string | null, size: string): Alternatives {
  const inStock = variants.filter(({ onHand }) => onHand > 0);
  const wanted = Number.parseFloat(size);
  const distance = (variant: Variant) => Math.abs(Number.parseFloat(variant.size) - wanted) || 0;
  const bySize = (a: Variant, b: Variant) => distance(a) - distance(b) || compareSizes(a.size, b.size);
  const inColour = inStock.filter((variant) => variant.size !== "" && variant.colourId === colourId).sort(bySize);
  const inSize = inStock.filter((variant) => variant.colour !== null && variant.size === size);
  const isDeadEnd = inColour.length === 0 && inSize.length === 0;
  return { inColour, inSize, others: isDeadEnd ? [...inStock].sort(bySize).slice(0, maxOthers) : [] };
}

/**
 * Builds the query that keeps the selected options in a product's address, `?barva=cerna&velikost=52`; empty without
 * any.
 */
export function buildSelectionQuery({ colourId, size }: SelectedOptions, more: Record<string, string> = {}): string {
  const pairs = { ...(colourId ? { barva: colourId } : {}), ...(size ? { velikost: size } : {}), ...more };
  const query = new URLSearchParams(pairs).toString();
  return query && `?${query}`;
}

/** Returns the pictures of the selected colour first, then the others, each group in its own order. */
export function sortPicturesByColour(pictures: readonly Picture[], colourId: string | null): Picture[] {
  const isOfColour = (picture: Picture) => colourId !== null && picture.colourId === colourId;
  return [...pictures.filter(isOfColour), ...pictures.filter((picture) => !isOfColour(picture))];
}

/**
 * Returns the pictures that show a product in a colour: its own, then those that belong to no colour, such as swatches.
 * Returns all pictures when none has that colour.
 */
export function picturesInColour(pictures: readonly Picture[], colourId: string | null): Picture[] {
  const isPictured = pictures.some((picture) => picture.colourId === colourId);
  const belongs = (picture: Picture) => !isPictured || [colourId, null].includes(picture.colourId);
  return sortPicturesByColour(pictures, colourId).filter(belongs);
}

/**
 * Returns the sizes of a colour that the e-shop has in stock, in order; whether these are all sizes of the colour; and
 * the sizes that only stores have. A `colourId` of null means a product of one colour or none. For a product that only
 * stores have, it returns the sizes that the stores have.
 */
export function sizesInStock(
  variants: readonly Variant[],
  colourId: string | null,
  availability: Availability,
): { sizes: string[]; areAll: boolean; onlyInStores: string[] } {
  const ofColour = variants.filter(({ colourId: own, size }) => (colourId === null || own === colourId) && size !== "");
  const inStock = ofColour.filter(({ onHand, inStores }) => (availability === "store" ? inStores : onHand) > 0);
  const onlyInStores =
    availability === "store" ? [] : ofColour.filter((variant) => variant.onHand === 0 && variant.inStores > 0);
  return {
    sizes: sizesOf(inStock),
    areAll: inStock.length > 0 && inStock.length === collectOptions(variants).sizes.length,
    onlyInStores: sizesOf(onlyInStores),
  };
}

function sizesOf(variants: readonly Variant[]): string[] {
  return variants.map(({ size }) => size).sort(compareSizes);
}

/**
 * Returns whether a size can be ordered in a colour (null: in any): yes, only from the stock of the stores, or no. For
 * a product that only stores have, all its sizes are from the stores.
 */
export function offerOfSize(
  { variants, availability }: Pick<Product, "variants" | "availability">,
  size: string,
  colourId: string | null,
): "yes" | "stores" | "no" {
  const ofSize = variants.filter((variant) => variant.size === size && (!colourId || variant.colourId === colourId));
  if (ofSize.some(({ onHand }) => onHand > 0)) return "yes";
  if (!ofSize.some((variant) => orderablePieces(variant) > 0)) return "no";
  return availability === "store" ? "yes" : "stores";
}

/** Returns colour and size as `černá, 52`; empty for a variant without either. */
export function formatVariant({ colour, size }: { colour: string | null; size: string }): string {
  return [colour, formatSize(size)].filter(Boolean).join(", ");
}

/** Ids of a product's attribute values by attribute: `{druh: ["bunda"], pohlavi: ["panske"]}`. */
export type AttributeValueIds = Partial<Record<string, readonly string[]>>;
