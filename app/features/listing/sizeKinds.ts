/** The kinds of product that a size belongs to, in the order of the filter; each kind has a scale of its own. */
export const sizeKinds = ["clothes", "hats", "gloves", "belts"] as const;
export type SizeKind = (typeof sizeKinds)[number];

const widestGlove = 14;
const shortestBelt = 75;

/**
 * Returns the scale that a size is on: gloves in inches, hats by the head in odd centimetres, belts by their length,
 * and everything else as clothes, whose numbers are even.
 */
export function sizeKindOf(size: string): SizeKind {
  const value = /^\d+(\.\d+)?$/.test(size) ? Number(size) : null;
  if (value === null) return "clothes";
  if (value <= widestGlove) return "gloves";
  if (value >= shortestBelt) return "belts";
  return value % 2 === 1 ? "hats" : "clothes";
}
