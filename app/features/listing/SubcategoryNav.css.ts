import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

const row = style({
  display: "grid",
  gap: tokens.space.m,
  paddingBottom: tokens.space.l,
});

export const root = styleVariants({
  small: [
    row,
    {
      gridAutoFlow: "column",
      // On a phone a part of the fourth tile is visible, which shows that the row scrolls.
      gridAutoColumns: "clamp(88px, 25.5vw, 112px)",
      marginInline: `calc(-1 * ${tokens.width.gutter})`,
      paddingInline: tokens.width.gutter,
      scrollPaddingInline: tokens.width.gutter,
      overflowX: "auto",
      scrollSnapType: "x proximity",
      scrollbarWidth: "none",
      // Eight tiles fill the row. The width does not depend on their number, so that what follows does not move while
      // they arrive.
      "@media": { [from.desktop]: { gridAutoColumns: `clamp(112px, (100% - 7 * ${tokens.space.m}) / 8, 150px)` } },
    },
  ],
  large: [
    row,
    {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "@media": { [from.tablet]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
    },
  ],
});

/** Six large tiles fill one row on a wide screen and two rows on a tablet. */
export const six = style({
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" },
  },
});

export const tile = style({
  display: "block",
  height: "100%",
  scrollSnapAlign: "start",
  lineHeight: 1.3,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});

export const picture = style({ display: "block", marginBottom: tokens.space.s });
/** A name beside a large picture is larger. */
export const name = styleVariants({ small: {}, large: { fontSize: tokens.text.lead } });
export const note = style({ display: "block", color: tokens.ink.quiet, fontSize: tokens.text.small });
