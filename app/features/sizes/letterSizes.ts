/**
 * Kinds of products that have letter sizes of their own (domain 12.4); the letters of gloves are those that makers use,
 * as page 3 says.
 */
export type SizeScale = "men" | "women" | "hats" | "menGloves" | "womenGloves";

const letterSizes: Record<SizeScale, Record<string, readonly string[]>> = {
  men: { S: ["46", "48"], M: ["50"], L: ["52"], XL: ["54"], "2XL": ["56"], "3XL": ["58", "60"] },
  women: { XS: ["34"], S: ["36"], M: ["38"], L: ["40"], XL: ["42"], "2XL": ["44"], "3XL": ["46"] },
  menGloves: { S: ["8"], M: ["8.5"], L: ["9"], XL: ["9.5"], "2XL": ["10"] },
  womenGloves: { XS: ["6.5"], S: ["7"], M: ["7.5"], L: ["8"], XL: ["8.5"] },
  hats: { S: ["55", "56"], M: ["57", "58"], L: ["59", "60"], XL: ["61"] },
};

/** Returns the letter that stands for a number on a scale; undefined when there is none. */
export function letterSizeOf(scale: SizeScale, size: string): string | undefined {
  return Object.entries(letterSizes[scale]).find(([, sizes]) => sizes.includes(size))?.[0];
}

/** Returns the scale of a product with these attribute values; undefined when the product has no letter sizes. */
export function sizeScaleOf(valueIds: readonly string[]): SizeScale | undefined {
  if (valueIds.includes("opasek")) return undefined;
  if (valueIds.includes("cepice")) return "hats";
  const isGlove = valueIds.includes("rukavice");
  if (valueIds.includes("panske")) return isGlove ? "menGloves" : "men";
  if (valueIds.includes("damske")) return isGlove ? "womenGloves" : "women";
  return undefined;
}
