import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  gap: tokens.space.m,
  minHeight: "80dvh",
  paddingBlock: tokens.space.xxl,
  textAlign: "center",
});
export const title = style({ fontSize: tokens.text.display });
export const amount = style({ fontSize: tokens.text.title });
export const quiet = style({ color: tokens.ink.quiet });
export const actions = style({ display: "grid", gap: tokens.space.s, width: "100%", maxWidth: "24rem" });
