import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  counterReset: "step",
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.m,
  fontSize: tokens.text.small,
  letterSpacing: "0.02em",
  "@media": { [from.tablet]: { columnGap: tokens.space.l, fontSize: tokens.text.body } },
});

const place = style({
  counterIncrement: "step",
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  borderBottom: "1px solid transparent",
  "::before": { content: "counter(step)", marginInlineEnd: tokens.space.s, color: tokens.ink.quiet },
});

export const link = style({ textDecoration: "none", selectors: { "&:hover": { textDecoration: "underline" } } });

export const step = styleVariants({
  done: [place, { color: tokens.ink.body }],
  current: [place, { borderBottom: tokens.line.strong, fontWeight: tokens.weight.strong }],
  ahead: [place, { color: tokens.ink.quiet }],
});
