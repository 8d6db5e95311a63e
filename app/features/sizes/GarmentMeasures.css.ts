import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  marginTop: tokens.space.s,
  color: tokens.ink.quiet,
  fontSize: tokens.text.small,
  textWrap: "pretty",
});
