const letterSizes = ["XS", "S", "M", "L", "XL", "2XL", "3XL"];

/** Sorts letter sizes by their own order, then numbers by value. */
export function compareSizes(a: string, b: string): number {
  const [rankA, rankB] = [letterSizes.indexOf(a), letterSizes.indexOf(b)];
  if (rankA >= 0 || rankB >= 0)
    return (rankA >= 0 ? rankA : letterSizes.length) - (rankB >= 0 ? rankB : letterSizes.length);
  return Number.parseFloat(a) - Number.parseFloat(b) || a.localeCompare(b);
}

/** Formats a size for customers. Gloves have half sizes, so 6.5 becomes 6½. */
export function formatSize(size: string): string {
  return size.replace(/\.5$/, "½");
}
