import type { Variant } from "../variant.queries.server";

type Priced = Pick<Variant, "colourId" | "size" | "unitMinor">;

/** Returns which choice changes a product's price; null when all its variants cost the same. */
export function priceDependsOn(variants: readonly Priced[]): "size" | "colour" | "both" | null {
  if (!differs(variants)) return null;
  if (!groups(variants, ({ colourId }) => colourId).some(differs)) return "colour";
  return groups(variants, ({ size }) => size).some(differs) ? "both" : "size";
}

/** Returns the dearer sizes and their price when the size alone decides between two prices; else null. */
export function dearerSizes(variants: readonly Priced[]): { sizes: string[]; unitMinor: number } | null {
  const prices = new Set(variants.map(({ unitMinor }) => unitMinor));
  if (prices.size !== 2 || priceDependsOn(variants) !== "size") return null;
  const unitMinor = Math.max(...prices);
  const dearer = variants.filter((variant) => variant.unitMinor === unitMinor);
  return { sizes: [...new Set(dearer.map(({ size }) => size))], unitMinor };
}

const differs = (variants: readonly Priced[]) => new Set(variants.map(({ unitMinor }) => unitMinor)).size > 1;

function groups(variants: readonly Priced[], keyOf: (variant: Priced) => string | null): Priced[][] {
  const groupOf = new Map<string | null, Priced[]>();
  for (const variant of variants) groupOf.set(keyOf(variant), [...(groupOf.get(keyOf(variant)) ?? []), variant]);
  return [...groupOf.values()];
}
