import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const quiet = style({ color: tokens.ink.quiet });
export const stock = style({ color: tokens.ink.good });
export const soldOut = style({
  display: "grid",
  gap: tokens.space.s,
  padding: tokens.space.m,
  border: tokens.line.hair,
  background: tokens.paper.raised,
});
export const offers = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.space.s });
export const offer = style({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 40,
  minHeight: 36,
  paddingInline: tokens.space.s,
  border: tokens.line.hair,
  textDecoration: "none",
  selectors: { "&:hover": { borderColor: tokens.ink.body } },
});
