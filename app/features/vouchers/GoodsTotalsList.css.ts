import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s });
export const row = style({ display: "flex", justifyContent: "space-between", gap: tokens.space.m });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const amount = style({ whiteSpace: "nowrap", flexShrink: 0 });
export const free = style([amount, { color: tokens.ink.good }]);
export const total = style([row, { alignItems: "baseline" }]);
export const sum = style({
  fontSize: tokens.text.title,
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
  flexShrink: 0,
});
