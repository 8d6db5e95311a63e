import { style } from "@vanilla-extract/css";
import { tokens } from "styles/tokens.css";

export const facts = style({
  display: "grid",
  gap: tokens.space.s,
  padding: tokens.space.l,
  border: tokens.line.hair,
  background: tokens.paper.raised,
  overflowWrap: "anywhere",
});

export const strong = style({ fontWeight: tokens.weight.strong });
export const quiet = style({ color: tokens.ink.quiet });
export const line = style({ display: "block" });
export const summary = style({ paddingBlock: tokens.space.s, cursor: "pointer" });
