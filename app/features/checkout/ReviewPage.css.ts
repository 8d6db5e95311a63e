import { style } from "@vanilla-extract/css";
import { from, tokens } from "styles/tokens.css";

/** The price looks like the summary of the previous steps. */
export const price = style({
  display: "grid",
  alignContent: "start",
  alignSelf: "start",
  gap: tokens.space.m,
  padding: tokens.space.m,
  background: tokens.paper.raised,
  "@media": { [from.desktop]: { padding: tokens.space.l } },
});

export const title = style({ fontSize: tokens.text.lead });
export const corrections = style({
  padding: tokens.space.m,
  borderInlineStart: tokens.line.strong,
  background: tokens.paper.raised,
});
