import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  padding: tokens.space.s,
  borderInlineStart: `3px solid ${tokens.ink.alert}`,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
});
