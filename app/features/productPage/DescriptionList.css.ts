import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const item = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, min(10rem, 45%)) minmax(0, 1fr)",
  gap: tokens.space.m,
  paddingBlock: tokens.space.xs,
  borderBottom: tokens.line.hair,
});
export const value = style({ overflowWrap: "anywhere" });
