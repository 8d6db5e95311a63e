import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const action = style({
  display: "grid",
  justifyItems: "start",
  gap: tokens.space.s,
  paddingBlock: tokens.space.s,
});
export const quiet = style({ color: tokens.ink.quiet, fontSize: tokens.text.small });
