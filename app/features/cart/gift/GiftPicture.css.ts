import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const root = style({
  display: "grid",
  placeItems: "center",
  aspectRatio: "4 / 5",
  containerType: "inline-size",
  background: tokens.paper.ground,
});

export const card = style({
  display: "grid",
  placeItems: "center",
  width: "80%",
  aspectRatio: "8 / 5",
  background: tokens.paper.dark,
  color: tokens.ink.onDark,
  fontSize: "13cqi",
  fontWeight: tokens.weight.strong,
  letterSpacing: "0.3em",
  textIndent: "0.3em",
});
