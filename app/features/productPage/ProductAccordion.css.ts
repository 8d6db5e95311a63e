import { globalStyle, style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  gridArea: "accordion",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  minWidth: 0,
  borderTop: tokens.line.hair,
});

/** The last fold has no border, as what follows it has a line of its own. */
globalStyle(`${root} > :last-child`, { borderBottom: 0 });
