import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.l,
  paddingTop: tokens.space.xxl,
});

export const title = style({ fontSize: tokens.text.display });
export const text = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
