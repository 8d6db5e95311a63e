import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const unknown = style({
  position: "fixed",
  zIndex: 3,
  insetInline: 0,
  insetBlockEnd: 0,
  padding: tokens.space.m,
  background: tokens.paper.alert,
  color: tokens.ink.alert,
  textAlign: "center",
});
