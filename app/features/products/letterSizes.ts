/** Goods with letter sizes of their own (domain 12.4). */
export type SizeScale = "men" | "women" | "hats";

const letterSizes: Record<SizeScale, Record<string, readonly string[]>> = {
  men: { S: ["46", "48"], M: ["50"], L: ["52"], XL: ["54"], "2XL": ["56"], "3XL": ["58", "60"] },
  women: { XS: ["34"], S: ["36"], M: ["38"], L: ["40"], XL: ["42"], "2XL": ["44"], "3XL": ["46"] },
  hats: { S: ["55", "56"], M: ["57", "58"], L: ["59", "60"], XL: ["61"] },
};

/** Returns the letter that stands for a number on a scale; undefined where none does. */
export function letterSizeOf(scale: SizeScale, size: string): string | undefined {
  return Object.entries(letterSizes[scale]).find(([, sizes]) => sizes.includes(size))?.[0];
}

/** Kinds of goods whose sizes are no sizes of clothes: lengths, girths of hands. */
const otherSizes = ["opasek", "rukavice"];

/** Returns the scale of a product with these attribute values; undefined where letters mean nothing. */
export function sizeScaleOf(valueIds: readonly string[]): SizeScale | undefined {
  if (valueIds.some((value) => otherSizes.includes(value))) return undefined;
  if (valueIds.includes("cepice")) return "hats";
  if (valueIds.includes("panske")) return "men";
  return valueIds.includes("damske") ? "women" : undefined;
}
