/**
 * This file inserts no-break spaces where a line of Czech or Slovak must not end. `docs/texts.md` explains the rules.
 */

const noBreak = "\u00a0";

const units = String.raw`Kč|€|%|ks|mm|cm|m|km|g|kg|ml|l|MB|°C|den|deň|dn[íůyei]|dní|dňa|dňoch|měsíc\p{L}*|mesiac\p{L}*|rok\p{L}*|hodin\p{L}*|minut\p{L}*|minút\p{L}*|znak\p{L}*|kus\p{L}*|metr\p{L}*|centimetr\p{L}*|milimetr\p{L}*`;
const months =
  "ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|" +
  "januára|februára|marca|apríla|mája|júna|júla|augusta|septembra|októbra|novembra|decembra";

/** Patterns that match a plain space; the text around it is only looked at, not matched. */
const places = [
  /(?<=(?<![\p{L}\p{N}])[ksvzouai]) (?=\S|$)/giu,
  new RegExp(String.raw`(?<=\d|\}\}) (?=(?:${units})(?!\p{L}))`, "gu"),
  new RegExp(String.raw`(?<=\d\.) (?=\d|(?:${months})(?!\p{L}))`, "gu"),
  /(?<=\d) (?=\d{3}(?!\d))/g,
  /(?<=č\.|čl\.|odst\.|§) (?=[\d{])/g,
  / (?=×)|(?<=×) /g,
  / (?=–)/g,
];

/** Inserts no-break spaces into a text; the inside of tags is left alone. */
export function withNoBreakSpaces(text: string): string {
  return text.replace(/<[^>]*>|[^<]+/g, (part) =>
    part.startsWith("<") ? part : places.reduce((written, place) => written.replace(place, noBreak), part),
  );
}
