import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: tokens.space.s,
  alignItems: "start",
  paddingBlock: tokens.space.xs,
});

export const box = style({
  width: 24,
  height: 24,
  margin: 0,
  accentColor: tokens.accent.base,
});
