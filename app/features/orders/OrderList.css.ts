import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const empty = style({ display: "grid", gap: tokens.space.l, justifyItems: "start", fontSize: tokens.text.lead });

export const root = style({ borderTop: tokens.line.hair });

/** Number and total above, the rest below; in one line where there is room. */
export const row = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: tokens.space.m,
  rowGap: tokens.space.xs,
  paddingBlock: tokens.space.m,
  borderBottom: tokens.line.hair,
  "@media": {
    [from.tablet]: { gridTemplateColumns: "8rem 8rem minmax(0, 1fr) 8rem 9rem", alignItems: "baseline" },
  },
  selectors: { "&:hover": { background: tokens.paper.raised } },
});

export const number = style({
  fontWeight: tokens.weight.strong,
  // The whole row is the link to the order.
  selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } },
});

export const date = style({
  color: tokens.ink.quiet,
  "@media": { [`not ${from.tablet}`]: { gridRow: 2 } },
});
export const total = style({
  textAlign: "end",
  whiteSpace: "nowrap",
  "@media": { [`not ${from.tablet}`]: { gridRow: 1, gridColumn: 2 } },
});
export const state = style({ "@media": { [`not ${from.tablet}`]: { gridRow: 2, textAlign: "end" } } });
export const paid = style({
  color: tokens.ink.quiet,
  "@media": { [`not ${from.tablet}`]: { gridColumn: 2, textAlign: "end" } },
});
