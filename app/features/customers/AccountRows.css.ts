import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** A list of rows in the account: number and state or total above, the rest below; in one line where there is room. */
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
  // The whole row is the link.
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});
