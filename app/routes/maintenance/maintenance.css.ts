import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  alignContent: "center",
  gap: tokens.space.l,
  minHeight: "70dvh",
  paddingBlock: tokens.space.xxl,
});

export const title = style({ maxWidth: "16ch", fontSize: tokens.text.display });
export const text = style({ maxWidth: tokens.width.text, fontSize: tokens.text.lead });
