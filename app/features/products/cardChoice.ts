import { type CardColour, writeColours } from "./cardColour";
import { compareSizes } from "./product";

/** What a card offers, from the product's kept choice (`cerna=46,48;hneda=50`) and the colours' names. */
export function cardChoiceOf(
  kept: string,
  palette: ReadonlyMap<string, CardColour>,
): { colours: string; sizes: string } {
  const colours: CardColour[] = [];
  const sizes = new Set<string>();
  for (const part of kept.split(";")) {
    const [id = "", list = ""] = part.split("=");
    const colour = palette.get(id);
    if (colour) colours.push(colour);
    for (const size of list.split(",")) if (size) sizes.add(size);
  }
  return { colours: writeColours(colours), sizes: [...sizes].sort(compareSizes).join(",") };
}
