import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

const bar = style({
  paddingBlock: tokens.space.s,
  lineHeight: 1.35,
  background: tokens.paper.raised,
  borderBottom: tokens.line.hair,
});

/** The tone only colours a line and the text. */
export const root = styleVariants({
  good: [bar, { boxShadow: `inset 0 3px ${tokens.ink.good}`, color: tokens.ink.good }],
  alert: [bar, { boxShadow: `inset 0 3px ${tokens.ink.alert}`, color: tokens.ink.alert }],
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: tokens.space.l,
  rowGap: tokens.space.xs,
});

export const link = style({ fontWeight: tokens.weight.strong, paddingBlock: tokens.space.xs });

export const undo = style([
  link,
  {
    border: 0,
    background: "none",
    color: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
    minHeight: 24,
    paddingInline: 0,
  },
]);
