import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/**
 * On a wide screen the pictures reach from edge to edge of the page, while their text begins where the page's texts do.
 */
export const tiles = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `${tokens.space.l} ${tokens.space.m}`,
  marginTop: tokens.space.l,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", rowGap: tokens.space.xl },
    [from.desktop]: {
      columnGap: tokens.space.xs,
      rowGap: tokens.space.l,
      marginInline: `calc(-1 * ${tokens.width.gutter})`,
    },
  },
});
