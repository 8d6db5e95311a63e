import { globalStyle, style } from "@vanilla-extract/css";
import { from, onlyTablet, onPhone, tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: tokens.space.m,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    [from.desktop]: { gridTemplateColumns: "repeat(5, minmax(0, 1fr))" },
  },
});

/**
 * Hides cards that would leave a row unfilled. Five or ten cards fill the rows of a wide screen, but not those of a
 * phone, which has two in a row, or of a tablet.
 */
export const fullRows = style({});
const oddOnPhone = `${fullRows} > :last-child:nth-child(2n+5)`;
globalStyle(oddOnPhone, { "@media": { [onPhone]: { display: "none" } } });
const oddOnTablet = [
  `${fullRows} > :last-child:nth-child(3n+4)`,
  `${fullRows} > :last-child:nth-child(3n+5)`,
  `${fullRows} > :nth-last-child(2):nth-child(3n+4)`,
].join();
globalStyle(oddOnTablet, { "@media": { [onlyTablet]: { display: "none" } } });
