import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const title = style({
  fontSize: tokens.text.field,
  fontWeight: tokens.weight.strong,
  marginBottom: tokens.space.s,
});
