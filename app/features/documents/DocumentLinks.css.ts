import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "grid", gap: tokens.space.s });
export const title = style({ fontSize: tokens.text.lead });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: tokens.space.m,
});
export const link = style({ display: "inline-block", paddingBlock: tokens.space.s, overflowWrap: "anywhere" });
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
