import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({ display: "flex", flexWrap: "wrap", columnGap: tokens.space.l });

export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: 44,
  border: 0,
  padding: 0,
  background: "none",
  fontSize: tokens.text.small,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
