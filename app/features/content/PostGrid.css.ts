import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

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
  large: [
    tileBase,
    {
      "@media": {
        [from.tablet]: { gridColumn: "1 / -1" },
        [from.desktop]: {
          gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)",
          columnGap: tokens.space.l,
          alignItems: "end",
        },
      },
    },
  ],
});

/** An article that would stand alone in the last row lies across it. */
globalStyle(`${tile.large} ~ li:last-child:nth-child(3n + 2)`, {
  "@media": {
    [from.desktop]: {
      gridColumn: "1 / -1",
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)",
      columnGap: tokens.space.l,
      alignItems: "end",
    },
  },
});

export const text = style({ display: "grid", gap: tokens.space.s, alignContent: "start" });
export const meta = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });

export const title = styleVariants({
  plain: { fontSize: tokens.text.lead, lineHeight: 1.25 },
  large: { fontSize: tokens.text.heading, lineHeight: 1.1, letterSpacing: "-0.02em" },
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
