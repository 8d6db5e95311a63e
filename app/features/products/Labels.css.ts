import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "flex", flexWrap: "wrap", gap: tokens.space.xs });

const base = style({
  padding: `1px ${tokens.space.s}`,
  fontSize: tokens.text.small,
  letterSpacing: "0.02em",
  whiteSpace: "nowrap",
});

export const label = styleVariants({
  plain: [base, { background: tokens.paper.raised }],
  discount: [base, { background: tokens.ink.alert, color: tokens.paper.raised }],
});
