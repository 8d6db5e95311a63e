import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  padding: tokens.space.m,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});

export const title = style({ fontSize: tokens.text.lead, fontWeight: tokens.weight.strong });
export const list = style({ display: "grid", gap: tokens.space.xs, marginTop: tokens.space.s });
