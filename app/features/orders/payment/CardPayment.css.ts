import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const state = styleVariants({
  none: {},
  waiting: {},
  failed: { color: tokens.ink.alert },
});
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: tokens.space.m,
  marginTop: tokens.space.m,
});
