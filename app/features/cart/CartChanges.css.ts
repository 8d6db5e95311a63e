import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.m,
  marginBottom: tokens.space.l,
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.accent.base}`,
  background: tokens.paper.raised,
});
export const title = style({ fontSize: tokens.text.lead });
export const list = style({ display: "grid", gap: tokens.space.s, overflowWrap: "anywhere" });
