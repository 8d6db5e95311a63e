import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.s,
  padding: tokens.space.m,
  background: tokens.paper.raised,
  border: tokens.line.hair,
});
export const title = style({ fontSize: tokens.text.field, fontWeight: tokens.weight.strong });
export const quiet = style({ color: tokens.ink.quiet });
export const form = style({ display: "grid", gap: tokens.space.m, width: "100%" });
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: tokens.space.s,
  alignItems: "start",
});
