import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/**
 * A list of rows in the account. The number and the state or total are above, the rest is below; where there is room,
 * all of it is in one line.
 */
export const list = style({ borderTop: tokens.line.hair });

export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: tokens.space.m,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  "@media": { [from.tablet]: { alignItems: "baseline" } },
  selectors: { "&:hover": { background: tokens.paper.raised } },
});

export const number = style({
  fontWeight: tokens.weight.strong,
  // The link covers the whole row.
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
