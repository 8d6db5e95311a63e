export type CardColour = { id: string; name: string; hex: string };

/**
 * `id|name|hex;…`: a page holds some thirty cards, and one string a card, the same for many, is what costs its
 * data least.
 */
export function writeColours(colours: readonly CardColour[]): string {
  return colours.map(({ id, name, hex }) => `${id}|${name}|${hex}`).join(";");
}

export function coloursOf({ colours }: { colours: string }): CardColour[] {
  if (colours === "") return [];
  return colours.split(";").map((colour) => {
    const [id = "", name = "", hex = ""] = colour.split("|");
    return { id, name, hex };
  });
}
