import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const price = style({
  display: "grid",
  alignContent: "start",
  alignSelf: "start",
  gap: tokens.space.m,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
});

export const title = style({ fontSize: tokens.text.lead });
export const corrections = style({
  padding: tokens.space.m,
  borderInlineStart: tokens.line.strong,
  background: tokens.paper.raised,
});
