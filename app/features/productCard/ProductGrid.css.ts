import { globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

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

/** Five cards fill a row of wide screens; two rows of two a phone, one of three a tablet. */
export const fullRows = style({});
globalStyle(`${fullRows} > :nth-child(5)`, {
  "@media": { [onPhone]: { display: "none" }, [onlyTablet]: { display: "none" } },
});
globalStyle(`${fullRows} > :nth-child(4)`, { "@media": { [onlyTablet]: { display: "none" } } });
