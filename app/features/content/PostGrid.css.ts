import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  columnGap: tokens.space.l,
  rowGap: tokens.space.xl,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

const tileBase = style({ position: "relative", display: "grid", gap: tokens.space.m, alignContent: "start" });
export const tile = styleVariants({
  plain: [tileBase],
  large: [tileBase, { "@media": { [from.tablet]: { gridColumn: "1 / -1" } } }],
});

export const picture = style({});
/**
 * On a phone the pictures of all posts except the first stand beside their text, as portraits below each other would
 * make the page very long.
 */
globalStyle(tile.plain, {
  "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", columnGap: tokens.space.m } },
});
/** Keeps the picture from being stretched by long text beside it. */
globalStyle(`${tile.plain} > ${picture}`, { "@media": { [onPhone]: { alignSelf: "start" } } });
globalStyle(`${tile.large} > ${picture} img`, {
  "@media": { [onPhone]: { aspectRatio: "3 / 2", objectPosition: "50% 5%" } },
});

/** A picture across two of the three columns, 3 : 2, with the text at its foot in the third column. */
const twoColumns = {
  gridColumn: "1 / -1",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  columnGap: tokens.space.l,
  alignItems: "end",
} as const;
const besideIt = { gridColumn: "span 2" } as const;
const wide = { aspectRatio: "3 / 2", objectPosition: "50% 5%" } as const;
globalStyle(tile.large, { "@media": { [from.desktop]: twoColumns } });
globalStyle(`${tile.large} > ${picture}`, { "@media": { [from.desktop]: besideIt } });
globalStyle(`${tile.large} > ${picture} img`, { "@media": { [from.tablet]: wide } });

/** A post that would stand alone in the last row fills it: in three columns it looks like the first one, mirrored. */
const aloneInThree = `${tile.large} ~ li:last-child:nth-child(3n + 2)`;
globalStyle(aloneInThree, { "@media": { [from.desktop]: twoColumns } });
globalStyle(`${aloneInThree} > ${picture}`, { "@media": { [from.desktop]: { ...besideIt, order: 1 } } });
globalStyle(`${aloneInThree} > ${picture} img`, { "@media": { [from.desktop]: wide } });
const aloneInTwo = `${tile.large} ~ li:last-child:nth-child(even)`;
globalStyle(aloneInTwo, { "@media": { [onlyTablet]: { gridColumn: "1 / -1" } } });
globalStyle(`${aloneInTwo} > ${picture} img`, { "@media": { [onlyTablet]: wide } });

export const text = style({ display: "grid", gap: tokens.space.s, alignContent: "start" });
export const meta = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const title = styleVariants({
  plain: { ...displayFace, fontSize: tokens.text.title, lineHeight: 1.2 },
  large: { ...displayFace, fontSize: tokens.text.heading, lineHeight: 1.1 },
});

/** Makes the whole tile clickable. */
export const link = style({
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline" },
  },
});

export const lead = style({ color: tokens.ink.quiet, maxWidth: tokens.width.text });
