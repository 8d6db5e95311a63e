import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { displayFace } from "styles/displayFace";
import { from, onPhone, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  columnGap: tokens.space.l,
  rowGap: tokens.space.xl,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  },
});

/** On a phone the picture stands beside the words, or a list of posts would be as long as a book. */
const tileBase = style({
  position: "relative",
  display: "grid",
  gap: tokens.space.m,
  alignContent: "start",
  "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)" } },
});

const acrossTheRow = {
  gridColumn: "1 / -1",
  gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
  columnGap: tokens.space.xl,
  alignItems: "end",
} as const;

export const tile = styleVariants({
  plain: [tileBase],
  large: [
    tileBase,
    { "@media": { [onPhone]: { gridTemplateColumns: "minmax(0, 1fr)" }, [from.tablet]: acrossTheRow } },
  ],
});

/** An article that would stand alone in the last row lies across it. */
globalStyle(`${tile.large} ~ li:last-child:nth-child(3n + 2)`, {
  "@media": {
    [from.desktop]: {
      ...acrossTheRow,
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: tokens.space.l,
    },
  },
});

export const text = style({ display: "grid", gap: tokens.space.s, alignContent: "start" });
export const meta = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const title = styleVariants({
  plain: { fontSize: tokens.text.lead, lineHeight: 1.25 },
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
