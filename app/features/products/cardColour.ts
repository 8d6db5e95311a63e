export type CardColour = { id: string; name: string; hex: string };

/**
 * Writes colours as `id|name|hex;…`: a page holds some thirty cards, and one string a card, which many cards share,
 * takes the fewest bytes in the page's data.
 */
export function serializeColours(colours: readonly CardColour[]): string {
  return colours.map(({ id, name, hex }) => `${id}|${name}|${hex}`).join(";");
}

export function parseColours({ colours }: { colours: string }): CardColour[] {
  if (colours === "") return [];
  return colours.split(";").map((colour) => {
    const [id = "", name = "", hex = ""] = colour.split("|");
    return { id, name, hex };
  });
}
