import { compareSizes } from "~/features/sizes/sizes";
import type { CardColour } from "./cardColour";

/**
 * Parses the product's stored options (`cerna=46,48;hneda=50`) into what its card shows; `palette` names the colours.
 */
export function parseCardOptions(
  stored: string,
  palette: ReadonlyMap<string, CardColour>,
): { colours: CardColour[]; sizes: string[] } {
  const colours: CardColour[] = [];
  const sizes = new Set<string>();
  for (const part of stored.split(";")) {
    const [id = "", list = ""] = part.split("=");
    const colour = palette.get(id);
    if (colour) colours.push(colour);
    for (const size of list.split(",")) if (size) sizes.add(size);
  }
  return { colours, sizes: [...sizes].sort(compareSizes) };
}
