import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s });
export const row = style({ display: "flex", justifyContent: "space-between", gap: tokens.space.m });
export const amount = style({ whiteSpace: "nowrap", flexShrink: 0 });

export const left = style([amount, { fontWeight: tokens.weight.strong }]);

export const total = style([
  row,
  { alignItems: "baseline", marginTop: tokens.space.s, paddingTop: tokens.space.m, borderTop: tokens.line.hair },
]);

export const sum = style({
  fontSize: tokens.text.title,
  fontWeight: tokens.weight.strong,
  whiteSpace: "nowrap",
  flexShrink: 0,
});
