import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.m });
export const essentials = style({ borderTop: tokens.line.hair });
export const summary = style({ paddingBlock: tokens.space.m, fontSize: tokens.text.lead });
export const note = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const text = style({
  display: "grid",
  gap: tokens.space.s,
  paddingBottom: tokens.space.m,
  color: tokens.ink.quiet,
});
export const alert = style({ color: tokens.ink.alert });
