import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

const bar = style({ paddingBlock: tokens.space.m, color: tokens.ink.onDark });

export const root = styleVariants({
  good: [bar, { background: tokens.ink.good }],
  alert: [bar, { background: tokens.ink.alert }],
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
