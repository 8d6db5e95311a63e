import { style, styleVariants } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

export const root = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: tokens.space.m,
  fontSize: tokens.text.small,
  letterSpacing: "0.02em",
  "@media": { [from.tablet]: { columnGap: tokens.space.l, fontSize: tokens.text.body } },
});

const place = style({ display: "grid", alignItems: "center", minHeight: 40, borderBottom: "1px solid transparent" });

export const link = style({ textDecoration: "none", selectors: { "&:hover": { textDecoration: "underline" } } });

export const step = styleVariants({
  done: [place, { color: tokens.ink.body }],
  current: [place, { borderBottom: tokens.line.strong, fontWeight: tokens.weight.strong }],
  ahead: [place, { color: tokens.ink.quiet }],
});
