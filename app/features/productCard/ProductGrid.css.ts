import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: tokens.space.m,
  // The cards' rows; what parts one card from the next below is the card's own.
  rowGap: tokens.space.xs,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});
